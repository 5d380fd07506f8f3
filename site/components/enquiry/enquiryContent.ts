import type { EnquiryKind } from '../../content/enquiryForm';
import type { FormValues } from './draft';

/** Fields of this name before the point are answers, of an assessment or to when a time suits. */
export const answerPrefix = 'answers.';

/** What the server is sent of a form (`api/enquiries/fields.ts`). */
export interface EnquiryContent extends Record<string, unknown> {
  kind: EnquiryKind;
  answers: FormValues;
  newsletter: boolean;
  /** The browser's, IANA name. */
  time_zone: string;
}

/**
 * A form's fields as the server takes them from a script.
 * @param answered what was answered before the form came, in an assessment.
 */
export function enquiryContent(
  kind: EnquiryKind,
  values: FormValues,
  answered: FormValues = {},
): EnquiryContent {
  const answers = Object.entries(values).filter(([name]) => name.startsWith(answerPrefix));
  const fields = Object.entries(values).filter(([name]) => !name.startsWith(answerPrefix));
  const named = answers.map(([name, value]) => [name.slice(answerPrefix.length), value]);
  return {
    ...Object.fromEntries(fields),
    kind,
    answers: { ...answered, ...Object.fromEntries(named) },
    newsletter: values.newsletter !== undefined,
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}
