import { type EnquiryKind, enquiryForm } from '../../content/enquiryForm';
import type { FormValues } from './draft';
import { dayField, preferredTimes } from './timeChoices';
import { dayIn } from './zonedTime';

export type Problems = Readonly<Record<string, string>>;

/**
 * What a visitor can put right before the form goes out, by field; the server has the last word. A form
 * that waits for the network would otherwise come back hours later.
 */
export function problemsOf(kind: EnquiryKind, values: FormValues, now = new Date()): Problems {
  const problems: Record<string, string> = {};
  const { name, email, message, times } = enquiryForm;
  const isEmpty = (field: string) => (values[field] ?? '').trim() === '';
  if (isEmpty('name')) problems.name = name.missing;
  if (isEmpty('email')) problems.email = email.missing;
  else if (!/^\S+@\S+\.\S+$/.test((values.email ?? '').trim())) problems.email = email.wrong;
  if (kind === 'enquiry' && isEmpty('message')) problems.message = message.missing;
  if (kind === 'consultation') {
    const named = preferredTimes(values);
    const past = named.find(({ day, timeZone }) => day <= dayIn(timeZone, now));
    if (named.length === 0) problems[dayField(0)] = times.missing;
    else if (past) problems[dayField(past.choice)] = times.past;
  }
  return problems;
}
