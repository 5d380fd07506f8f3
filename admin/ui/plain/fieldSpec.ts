import {
  hoursProblem,
  type Interval,
  type Period,
  periodsProblem,
  type Week,
  weekProblem,
} from '../../../shared/hours';
import type { Field } from '../../../shared/resource';
import type { FieldSpec } from '../forms/fields';

/** Returns a described field for forms and comparisons. */
export function fieldSpec(source: string, field: Field): FieldSpec {
  const { label, isOptional, help, kind } = field;
  const spec: FieldSpec = {
    source,
    label,
    kind,
    isRequired: !isOptional && kind !== 'switch' && kind !== 'week',
    help,
  };
  if (kind === undefined) {
    return { ...spec, lines: field.lines, problem: (text) => field.problem?.(String(text ?? '')) };
  }
  const problem = problems[kind];
  return problem ? { ...spec, problem } : spec;
}

type Check = (value: unknown) => string | undefined;

const problems: Partial<Record<NonNullable<Field['kind']>, Check>> = {
  week: (value) => weekProblem(value as Week),
  hours: (value) => hoursProblem(value as readonly Interval[]),
  periods: (value) => periodsProblem(value as readonly Period[]),
};
