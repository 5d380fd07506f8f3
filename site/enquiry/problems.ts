import {
  isPhoneNumber,
  visitorField,
  visitorFieldNames,
  wrongEmail,
  wrongPhone,
} from '../../shared/enquiryFields';
import { type EnquiryKind, enquiryForm, timesAsked } from '../content/enquiryForm';
import { dayIn } from '../zonedTime';
import type { FormValues } from './formValues';
import { dayField, howField, preferredTimes, yearFrom } from './timeChoices';

/**
 * Validates a form before it is sent, by field; the server validates again. Otherwise a form queued
 * offline would return hours later.
 */
export function formProblems(kind: EnquiryKind, values: FormValues, now = new Date()): FormValues {
  const problems: Record<string, string> = { ...visitorProblems(values) };
  const isSilent = (values.message ?? '').trim() === '';
  if (kind === 'enquiry' && isSilent) problems.message = enquiryForm.message.missing;
  if (kind === 'consultation') {
    Object.assign(problems, consultationProblems(values, now));
  }
  return problems;
}

/** Validates what visitors say about themselves, by field. */
export function visitorProblems(values: FormValues): FormValues {
  const problems: Record<string, string> = {};
  const isEmpty = (field: string) => (values[field] ?? '').trim() === '';
  for (const field of visitorFieldNames) {
    const { isOptional, label, missing, max, tooLong } = visitorField(field);
    if (!isOptional && isEmpty(field)) problems[field] = missing ?? `${label} is required.`;
    else if ((values[field] ?? '').trim().length > max) problems[field] = tooLong;
  }
  if (!/^\S+@\S+\.\S+$/.test((values.email ?? '').trim())) problems.email ??= wrongEmail;
  const phone = (values.phone ?? '').trim();
  if (phone !== '' && !isPhoneNumber(phone)) problems.phone ??= wrongPhone;
  for (const [field, message] of Object.entries(reachProblems(values))) problems[field] ??= message;
  return problems;
}

/** Validates the ways to contact somebody, taken together, by field. Also used by the server. */
export function reachProblems({
  email = '',
  phone = '',
  contact_by = '',
}: {
  email?: string;
  phone?: string;
  contact_by?: string;
}): FormValues {
  const { reach } = enquiryForm;
  const isPhone = contact_by === 'phone' || contact_by === 'whatsapp';
  if (isPhone && phone.trim() === '') return { phone: reach.noPhone };
  if (email.trim() !== '') return {};
  if (contact_by === 'email') return { email: reach.noEmail };
  return phone.trim() === '' ? { email: reach.nothing } : {};
}

/** Validates a visitor's preferred times, by field. Also used by the server. */
export function consultationProblems(values: FormValues, now = new Date()): FormValues {
  const { times, how } = enquiryForm;
  const problems: Record<string, string> = {};
  const named = preferredTimes(values);
  for (const { choice, day, timeZone } of named) {
    const today = dayIn(timeZone, now);
    if (day <= today) problems[dayField(choice)] = times.past;
    else if (day > yearFrom(today)) problems[dayField(choice)] = times.far;
  }
  for (let choice = 0; choice < timesAsked; choice += 1) {
    const isTyped = (values[dayField(choice)] ?? '').trim() !== '';
    if (isTyped && named.every((time) => time.choice !== choice)) {
      problems[dayField(choice)] = times.wrong;
    }
  }
  if (named.length === 0) problems[dayField(0)] ??= times.missing;
  const isPhone = values[howField] === 'phone' && (values.phone ?? '').trim() === '';
  if (isPhone) problems.phone = how.noPhone;
  return problems;
}
