import type { FieldValues } from 'react-hook-form';
import type { Field } from '../../../shared/resource';
import { inertBody } from '../inertBody';

/** A field, for its form, comparisons and messages. */
export interface FieldSpec {
  source: string;
  label: string;
  /** How a comparison displays its value; default: text. */
  shown?: 'altText' | 'date' | 'image';
  /**
   * `html` and `secret` are saved as typed; `text` (default) is trimmed; the others are values of
   * described fields.
   */
  kind?: 'text' | 'html' | 'secret' | Field['kind'];
  isRequired?: boolean | undefined;
  /** Returns what is wrong with a non-empty value; undefined: nothing. */
  problem?(value: unknown): string | undefined;
  /** Shown below its input. */
  help?: string | undefined;
  /** Height of its input in lines; default: one. */
  lines?: number | undefined;
}

/** Errors by field, in the order of validation. */
export type FormErrors = Record<string, string>;

/** Returns missing or invalid fields. Blank text and HTML without content are missing. */
export function formErrors(fields: readonly FieldSpec[], values: FieldValues): FormErrors {
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
export function trimmed(fields: readonly FieldSpec[], values: FieldValues): FieldValues {
  const texts = fields.flatMap(({ source, kind = 'text' }) => {
    const value: unknown = values[source];
    return kind === 'text' && typeof value === 'string' ? [[source, value.trim()]] : [];
  });
  return { ...values, ...Object.fromEntries(texts) };
}

function isBlank(value: unknown, kind: FieldSpec['kind']): boolean {
  const text = String(value ?? '').trim();
  if (kind !== 'html' || text === '') return text === '';
  const body = inertBody(text);
  return !body.textContent?.trim() && !body.querySelector('img, iframe, video, table, hr, input');
}
