import type { FieldValues } from 'react-hook-form';
import {
  hoursProblem,
  type Interval,
  type Period,
  periodsProblem,
  type Week,
  weekProblem,
} from '../../../shared/hours';
import { type Field, isRequired } from '../../../shared/resource';
import { inertBody } from '../inertBody';

/** A described field, by the name it has in a form's values. */
export type FieldSpec = Field & { source: string };

/** Errors by field, in the order of validation. */
export type FormErrors = Record<string, string>;

/** Returns missing or invalid fields. Blank text and HTML without content are missing. */
export function formErrors(fields: readonly FieldSpec[], values: FieldValues): FormErrors {
  const errors = fields.map((field) => {
    const value: unknown = values[field.source];
    const isMissing = isRequired(field) && isBlank(value, field.kind);
    const error = isMissing ? `${field.label} is required.` : problemOf(field, value);
    return [field.source, error] as const;
  });
  return Object.fromEntries(
    errors.flatMap(([source, error]) => (error === undefined ? [] : [[source, error]])),
  );
}

/** Returns what is wrong with a value that isn't missing. */
function problemOf(field: Field, value: unknown): string | undefined {
  switch (field.kind) {
    case 'week':
      return weekProblem(value as Week);
    case 'hours':
      return hoursProblem(value as readonly Interval[]);
    case 'periods':
      return periodsProblem(value as readonly Period[]);
    default:
      return 'problem' in field ? field.problem?.(String(value ?? '')) : undefined;
  }
}

/** Returns the values with plain text trimmed. */
export function trimmed(fields: readonly FieldSpec[], values: FieldValues): FieldValues {
  const texts = fields.flatMap(({ source, kind }) => {
    const value: unknown = values[source];
    return kind === undefined && typeof value === 'string' ? [[source, value.trim()]] : [];
  });
  return { ...values, ...Object.fromEntries(texts) };
}

/** Returns the values with '' for empty plain text: react-admin's inputs make it null. */
export function withTexts(fields: readonly FieldSpec[], values: FieldValues): FieldValues {
  const empty = fields.flatMap(({ source, kind }) =>
    kind === undefined && (values[source] ?? null) === null ? [[source, '']] : [],
  );
  return { ...values, ...Object.fromEntries(empty) };
}

function isBlank(value: unknown, kind: Field['kind']): boolean {
  const text = String(value ?? '').trim();
  if (kind !== 'html' || text === '') return text === '';
  const body = inertBody(text);
  return !body.textContent?.trim() && !body.querySelector('img, iframe, video, table, hr, input');
}
