import type { FieldValues } from 'react-hook-form';
import { inertBody } from '../inertBody';

/** A field as comparisons and messages show it. */
export interface LabelledField {
  source: string;
  label: string;
  /** How its value is shown; text where it isn't given. */
  shown?: 'altText' | 'date' | 'image';
  /** `html` and `secret` are saved as typed, plain text is trimmed. */
  kind?: 'text' | 'html' | 'secret';
}

/** A field that forms check and clean. */
export interface FormField extends LabelledField {
  isRequired: boolean;
  kind: 'text' | 'html' | 'secret';
}

/** Problems by field, in the order in which the fields are checked. */
export type FormErrors = Record<string, string>;

/** What `required` of react-admin would let through: spaces, and HTML that shows nothing. */
export function missingFields(fields: readonly FormField[], values: FieldValues): FormErrors {
  const missing = fields.filter(
    ({ source, isRequired, kind }) => isRequired && isBlank(values[source], kind),
  );
  return Object.fromEntries(missing.map(({ source, label }) => [source, `${label} is required.`]));
}

/** The values with plain text trimmed; a cleared field, null to react-admin, is empty text. */
export function cleanValues(fields: readonly FormField[], values: FieldValues): FieldValues {
  const texts = fields.map(({ source, kind }) => {
    const text = String(values[source] ?? '');
    return [source, kind === 'text' ? text.trim() : text];
  });
  return { ...values, ...Object.fromEntries(texts) };
}

function isBlank(value: unknown, kind: FormField['kind']): boolean {
  const text = String(value ?? '').trim();
  if (kind !== 'html' || text === '') return text === '';
  const body = inertBody(text);
  return !body.textContent?.trim() && !body.querySelector('img, iframe, video, table, hr, input');
}
