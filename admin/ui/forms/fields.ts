import type { FieldValues } from 'react-hook-form';
import { inertBody } from '../inertBody';

/** A field, as its form, comparisons and messages have it. */
export interface FormField {
  source: string;
  label: string;
  /** How its value is shown in a comparison; text where it isn't given. */
  shown?: 'altText' | 'date' | 'image';
  /** `html` and `secret` are saved as typed, plain text is trimmed. Text where it isn't given. */
  kind?: 'text' | 'html' | 'secret' | undefined;
  isRequired?: boolean | undefined;
  /** Returns what is wrong with a value that is there; undefined: nothing. */
  problem?(value: unknown): string | undefined;
  /** Below its input. */
  help?: string | undefined;
  /** Height of its input, in lines; one where it isn't given. */
  lines?: number | undefined;
}

/** Problems by field, in the order in which the fields are checked. */
export type FormErrors = Record<string, string>;

/** Returns what is missing or wrong. A text of spaces, and HTML that shows nothing, are missing. */
export function formErrors(fields: readonly FormField[], values: FieldValues): FormErrors {
  const errors = fields.map(({ source, label, isRequired, kind, problem }) => {
    const value: unknown = values[source];
    const missing = isRequired && isBlank(value, kind) ? `${label} is required.` : undefined;
    return [source, missing ?? problem?.(value)] as const;
  });
  return Object.fromEntries(
    errors.flatMap(([source, error]) => (error === undefined ? [] : [[source, error]])),
  );
}

/** Returns the values with plain text trimmed. */
export function trimmed(fields: readonly FormField[], values: FieldValues): FieldValues {
  const texts = fields.flatMap(({ source, kind = 'text' }) => {
    const value: unknown = values[source];
    return kind === 'text' && typeof value === 'string' ? [[source, value.trim()]] : [];
  });
  return { ...values, ...Object.fromEntries(texts) };
}

function isBlank(value: unknown, kind: FormField['kind']): boolean {
  const text = String(value ?? '').trim();
  if (kind !== 'html' || text === '') return text === '';
  const body = inertBody(text);
  return !body.textContent?.trim() && !body.querySelector('img, iframe, video, table, hr, input');
}
