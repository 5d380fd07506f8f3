import { z } from 'zod';
import { enquiryKinds } from '../../db/enquiries/enquiries';
import {
  type CameFrom,
  contactWays,
  isPhoneNumber,
  maxText,
  utmNames,
  type VisitorFieldName,
  visitorField,
  visitorFieldNames,
  wrongEmail,
  wrongPhone,
} from '../../shared/enquiryFields';
import { consultationProblems, pagePaths, reachProblems } from '../../site/api';
import { pleaseShorten, recordId, visitorEmail } from '../http/bodies';

/** A `utm_*` value: words, no address. */
const campaign = /^[\w .,:+|~-]{1,60}$/;

/** Refused in names: it would advertise a site in our mail. */
export const webAddress =
  /:\/\/|\bwww\.|\.[a-z]{2,}\/|\.(com|net|org|info|biz|io|co|ru|cn|xyz|top|site|online|shop|club|link)\b/i;

/** A single line, since it appears in mail subjects and lists. */
const oneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;
const notALine = 'Please enter this in one line.';
/** Direction marks that come with copied phone numbers. */
const turned = /[\u202A-\u202E\u2066-\u2069]/g;
const unturned = (text: string) => text.replace(turned, '');
/** Checks a single line. With `missing`, it is required with that message. */
function line(max: number, tooLong: string, missing?: string) {
  const text = z
    .string(missing && { error: missing })
    .overwrite(unturned)
    .trim();
  return (missing ? text.min(1, missing) : text).max(max, tooLong).regex(oneLine, notALine);
}

function visitorLine(name: VisitorFieldName) {
  const { label, max, tooLong, isOptional, missing = `${label} is required.` } = visitorField(name);
  return line(max, tooLong, isOptional ? undefined : missing);
}

const lines = Object.fromEntries(
  visitorFieldNames.map((name) => [name, visitorLine(name)]),
) as Record<VisitorFieldName, z.ZodString>;

/** Fields that need a rule beyond their description. */
const ruled = ['name', 'email', 'phone'] as const;
type Described = Record<
  Exclude<VisitorFieldName, (typeof ruled)[number]>,
  z.ZodDefault<z.ZodString>
>;

/** Checks all other fields as they are described. @param isRequired false where an admin types. */
const describedLines = (isRequired: boolean) =>
  Object.fromEntries(
    visitorFieldNames
      .filter((name) => !(ruled as readonly string[]).includes(name))
      .map((name) => {
        const { max, tooLong, isOptional } = visitorField(name);
        return [name, isRequired && !isOptional ? lines[name] : line(max, tooLong).default('')];
      }),
  ) as Described;

const phone = lines.phone
  .overwrite((typed) => typed.replace(/\s/g, ' '))
  .refine((typed) => typed === '' || isPhoneNumber(typed), wrongPhone);
const topic = line(100, 'Please choose what it is about.');

const maxAnswers = 40;

export const email = visitorEmail(wrongEmail);

/** An address that may be empty. */
const anyEmail = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => text === '' || email.safeParse(text).success, wrongEmail);

/** Particulars that an admin may correct, checked as in the forms. */
export const particulars = { ...lines, email: anyEmail, phone, topic };

/** Particulars of somebody whom an admin enters: all but the name may be empty. */
export const enteredParticulars = {
  ...describedLines(false),
  name: lines.name,
  email: anyEmail.default(''),
  phone: phone.default(''),
  topic: topic.default(''),
};

/** The only way to contact somebody; empty: any. */
export const contactBy = z.enum(['', ...contactWays], { error: 'Choose how to contact them.' });

/** Reports what is wrong with the ways to contact somebody, taken together. */
export function checkReach(value: object, { addIssue }: z.core.$RefinementCtx): void {
  const { email, phone, contact_by } = Object(value);
  const text = (part: unknown) => (typeof part === 'string' ? part.trim() : '');
  const person = { email: text(email), phone: text(phone), contact_by: text(contact_by) };
  for (const [field, message] of Object.entries(reachProblems(person))) {
    addIssue({ code: 'custom', path: [field], message });
  }
}

/** An article, beside the pages that are listed. Other paths may hold a token. */
const articlePath = /^\/blog\/[\w-]{1,200}$/;
const cameFromValues: Record<string, { test(value: string): boolean }> = {
  page: { test: (path) => pagePaths.has(path) || articlePath.test(path) },
  referrer: /^[a-z0-9.-]{1,120}$/,
  ...Object.fromEntries(utmNames.map((name) => [name, campaign])),
};

/** Picks the known values. Drops what can't be right, or may name a person: no form fails for it. */
function readCameFrom(sent: unknown): CameFrom {
  const values: Record<string, unknown> = Object(sent);
  const known = Object.entries(cameFromValues).flatMap(([name, rule]) => {
    const value = values[name];
    return typeof value === 'string' && rule.test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(known);
}

/** Fields of every form. Those that people don't see detect programs. */
export const formFields = {
  name: lines.name.refine(
    (name) => !webAddress.test(name),
    'Please enter your name, without a web address.',
  ),
  email,
  phone: phone.default(''),
  ...describedLines(true),
  topic: topic.default(''),
  message: z
    .string()
    .trim()
    .max(maxText.message, pleaseShorten('your message', maxText.message))
    .refine((text) => !text.includes('\0'), 'Please type your message again, as plain text.')
    .default(''),
  came_from: z.unknown().optional().transform(readCameFrom),
  form: z
    .string()
    .regex(/^\/[\w/-]{0,100}$/, 'The form is a path of this site.')
    .default('/contact'),
  notice_version: z.string().max(40).default(''),
  submission_id: recordId.default(() => crypto.randomUUID()),
  /** From `GET /api/enquiries/form-time`. */
  form_time: z.string().max(200).default(''),
  /** Hidden from people. */
  subject_line: z.string().max(200).default(''),
};

const schema = z
  .object({
    ...formFields,
    kind: z.enum(enquiryKinds, { error: 'Choose the kind of message.' }).default('enquiry'),
    /**
     * Answers of an assessment by question; of a consultation `time_zone` and `day_1`, `part_1` to
     * `day_3`, `part_3`.
     */
    answers: z
      .record(z.string().max(40), z.string().trim().max(300, 'Please shorten this answer.'))
      .refine((answers) => Object.keys(answers).length <= maxAnswers, 'Too many answers.')
      .default({}),
    newsletter: z.boolean().default(false),
    contact_by: contactBy.default(''),
    /** Whom they would like to hear from: `office:ID` or `person:ID`. */
    ask: z.string().max(100).default(''),
    /** Path and query of a points test's result that they want to send. */
    points: z.string().max(2000).default(''),
    /** IANA name from the browser. */
    time_zone: z.string().max(64).default(''),
  })
  .refine(({ kind, message }) => kind !== 'enquiry' || message !== '', {
    path: ['message'],
    error: 'Please tell us what we can help with.',
    when: isObject,
  })
  .superRefine(checkReach, { when: isObject })
  .superRefine(
    (value, { addIssue }) => {
      if (value.kind !== 'consultation') return;
      for (const [field, message] of Object.entries(timeProblems(value))) {
        addIssue({ code: 'custom', path: field.split('.'), message });
      }
    },
    { when: isObject },
  );

/** Reads raw input: `answers` may be anything if it is invalid. */
function timeProblems(value: object): Record<string, string> {
  const { answers, phone } = Object(value);
  const texts = Object.entries(Object(answers) as object).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const fields = texts.map(([name, text]) => [`answers.${name}`, text.trim()]);
  return consultationProblems({ ...Object.fromEntries(fields), phone: String(phone ?? '') });
}

/** Reports what is missing together with other fields' problems. */
export function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}

export type EnquiryFields = z.output<typeof schema>;

export { schema as enquirySchema };

/** Returns a form's messages by field, the first of each. */
export function messagesByField({ issues }: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join('.')] ??= message;
  return errors;
}

/** Converts a form without script for the schema: `answers.age=31` is an answer, a ticked box is true. */
export function formValues(form: URLSearchParams): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const answers: Record<string, string> = {};
  for (const [name, value] of form) {
    const text = value.replaceAll('\r\n', '\n');
    if (name.startsWith('answers.')) answers[name.slice('answers.'.length)] = text;
    else values[name] = text;
  }
  return { ...values, answers, newsletter: 'newsletter' in values };
}
