import type { FieldValues, Resolver } from 'react-hook-form';
import {
  hoursProblem,
  type Interval,
  type Period,
  periodsProblem,
  type Week,
  weekProblem,
} from '../../../shared/hours';
import { type Field, initialOf, isRequired, tooLong } from '../../../shared/resource';
import { inertBody } from '../inertBody';

/** A described field, by the name it has in a form's values. */
export type FieldSpec = Field & { source: string };

/** Lists described fields with their names, in order. */
export const specsOf = (fields: Readonly<Record<string, Field>>): FieldSpec[] =>
  Object.entries(fields).map(([source, field]) => ({ source, ...field }));

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
    default: {
      const text = String(value ?? '').trim();
      return tooLong(field, text) ?? ('problem' in field ? field.problem?.(text) : undefined);
    }
  }
}

export function trimmed(fields: readonly FieldSpec[], values: FieldValues): FieldValues {
  const texts = fields.flatMap(({ source, kind }) => {
    const value: unknown = values[source];
    return kind === undefined && typeof value === 'string' ? [[source, value.trim()]] : [];
  });
  return { ...values, ...Object.fromEntries(texts) };
}

/** Checks a form's values by their fields, and trims them. */
export const resolverOf =
  (fields: readonly FieldSpec[]): Resolver =>
  (values) => {
    const errors = Object.entries(formErrors(fields, values)).map(
      ([source, message]) => [source, { type: 'manual', message }] as const,
    );
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) }
      : { values: trimmed(fields, values), errors: {} };
  };

/**
 * Returns a record's values as a form has them: the server's null is an empty text, and what is
 * missing has its initial value.
 */
export const valuesFor = (fields: readonly FieldSpec[], record: FieldValues = {}): FieldValues => ({
  ...record,
  ...Object.fromEntries(
    fields.map((field) => [field.source, record[field.source] ?? initialOf(field)]),
  ),
});

function isBlank(value: unknown, kind: Field['kind']): boolean {
  const text = String(value ?? '').trim();
  if (kind !== 'html' || text === '') return text === '';
  const body = inertBody(text);
  return !body.textContent?.trim() && !body.querySelector('img, iframe, video, table, hr, input');
}
