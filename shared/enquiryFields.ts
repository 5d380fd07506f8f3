import type { ChoiceField, DayField, StoredText, TextField, ValueOf } from './resource';

/** A field about themselves that visitors fill in on every enquiry form. */
type VisitorField = TextField &
  Required<Pick<TextField, 'max' | 'short' | 'tooLong'>> & { type?: 'email' | 'tel' };

export const wrongEmail =
  'Please enter an email address we can reply to, such as name@example.com.';

/** Message for a phone number that is none. */
export const wrongPhone =
  'Please enter a phone number, such as +61 400 000 000, in digits, spaces and + ( ) - . alone.';

/** Tells whether a text is a phone number: 6 to 20 digits, and the signs usual between them. */
export const isPhoneNumber = (text: string): boolean =>
  /^[\d+() .-]+$/.test(text) && /^\d{6,20}$/.test(text.replace(/\D/g, ''));

/** Ways to be contacted, of which a visitor may choose the only one. */
export const contactWays = ['email', 'phone', 'whatsapp'] as const;
export type ContactWay = (typeof contactWays)[number];
export const contactWayNames: Record<ContactWay, string> = {
  email: 'Email',
  phone: 'Phone',
  whatsapp: 'WhatsApp',
};

/** Tells whether somebody may be contacted by mail: not if they asked for calls only. */
export const mayGetMail = ({ contact_by }: { contact_by: ContactWay | '' }): boolean =>
  contact_by === '' || contact_by === 'email';

/**
 * Returns the last nine digits of a phone number, which are alike with and without a country code:
 * +61 412 345 678 and 0412 345 678. Empty below six digits.
 */
export function lastDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < 6 ? '' : digits.slice(-9);
}

/** Parameters of a campaign's links that are kept. */
export const utmNames = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** Where a visitor came from. Absent: unknown. */
export interface CameFrom extends Partial<Record<(typeof utmNames)[number], string>> {
  /** Path of the first page in the tab. */
  page?: string;
  /** Host of the site that linked there. */
  referrer?: string;
}

/** 'google.com / cpc / autumn, first page /services'; empty if nothing is known. */
export function cameFromInWords({ page, referrer, ...utm }: CameFrom): string {
  const campaign = utmNames.map((name) => utm[name]);
  const source = [referrer, campaign.filter(Boolean).join(' / ')].filter(Boolean).join(', ');
  return [source, page && `first page ${page}`].filter(Boolean).join(', ');
}

/** In form order. Each is a column of `enquiries`. */
export const visitorFields = {
  name: {
    label: 'Your name',
    short: 'Name',
    max: 100,
    autoComplete: 'name',
    missing: 'Please enter your name.',
    tooLong: 'Please enter a shorter name: 100 characters at most.',
  },
  email: {
    label: 'Email',
    short: 'Email',
    max: 254,
    type: 'email',
    autoComplete: 'email',
    missing: 'Please enter your email address.',
    tooLong: wrongEmail,
  },
  phone: {
    label: 'Phone',
    short: 'Phone',
    max: 40,
    isOptional: true,
    type: 'tel',
    autoComplete: 'tel',
    tooLong: 'Please enter a shorter phone number.',
  },
  country: {
    label: 'Country you live in',
    short: 'Country',
    max: 100,
    isOptional: true,
    autoComplete: 'country-name',
    tooLong: 'Please enter the name of a country.',
  },
} as const satisfies Record<string, VisitorField>;

export type VisitorFieldName = keyof typeof visitorFields;
export const visitorFieldNames = Object.keys(visitorFields) as VisitorFieldName[];
export const visitorField = (name: VisitorFieldName): VisitorField => visitorFields[name];

/** Picks a visitor's own fields from values or columns. */
export const visitorValues = <Row extends Readonly<Record<VisitorFieldName, unknown>>>(row: Row) =>
  Object.fromEntries(visitorFieldNames.map((name) => [name, row[name]])) as Pick<
    Row,
    VisitorFieldName
  >;

/** Lists a visitor's own fields with the office's labels. */
export const visitorEntries = (row: Readonly<Record<VisitorFieldName, string>>) =>
  visitorFieldNames.map((name) => ({ name, label: visitorField(name).short, value: row[name] }));

/** Maximum characters of what is written about an enquiry. */
export const maxText = {
  /** Of a visitor, and of somebody on the phone. */
  message: 4000,
  note: 4000,
  /** What was said in a call or talk. */
  contact: 4000,
  /** Of the office, and of a visitor by mail. */
  reply: 20_000,
} as const;

/**
 * Where the admin enters what the office adds: with the visitor's particulars (also by hand), with
 * the next step, with how it ended, with what an agent must prove, by a tick on Start, or above what
 * the client answers before a consultation.
 */
type Place = 'particulars' | 'step' | 'end' | 'proof' | 'start' | 'before';
type OfficeField = (StoredText | DayField | ChoiceField) & {
  isOptional: true;
  place: Place;
  /** The question by which a client may fill it in before a consultation. */
  asks?: string;
};

/**
 * What the office adds to an enquiry: column, checks, list, record, filters of choices, inputs, the
 * list's file, personal data and erasure follow. A day or choice is null where there is none.
 */
export const officeFields = {
  next_on: {
    label: 'Next step on',
    short: 'Next on',
    kind: 'day',
    isOptional: true,
    place: 'step',
  },
  next_reason: { label: 'Next step', max: 200, isOptional: true, place: 'step' },
  outcome: {
    label: 'Outcome',
    kind: 'choice',
    choices: [
      { id: 'booked', name: 'Booked' },
      { id: 'client', name: 'Client' },
      { id: 'quoted', name: 'Quoted' },
      { id: 'not-for-us', name: 'Not for us' },
      { id: 'no-answer', name: 'No answer' },
    ],
    none: 'Unknown',
    isOptional: true,
    place: 'end',
  },
  outcome_reason: { label: 'Why', max: 300, isOptional: true, place: 'end' },
  guide_given_on: {
    label: 'Consumer Guide given',
    kind: 'day',
    isPast: true,
    isOptional: true,
    place: 'proof',
  },
  agreement_sent_on: {
    label: 'Agreement sent',
    kind: 'day',
    isPast: true,
    isOptional: true,
    place: 'proof',
  },
  agreement_signed_on: {
    label: 'Agreement signed',
    kind: 'day',
    isPast: true,
    isOptional: true,
    place: 'proof',
  },
  visa_held: {
    label: 'Visa held',
    max: 100,
    isOptional: true,
    place: 'particulars',
    asks: 'Which visa do you hold?',
  },
  visa_ends_on: {
    label: 'Visa ends on',
    kind: 'day',
    isOptional: true,
    place: 'particulars',
    asks: 'On which day does it end?',
  },
  /** The end that Start names no longer: another one is named again. */
  visa_end_done: { label: 'Visa end seen to', kind: 'day', isOptional: true, place: 'start' },
  located_in: {
    label: 'Where they are',
    max: 200,
    isOptional: true,
    place: 'before',
    asks: 'Where are you now?',
  },
  nationality: {
    label: 'Nationality',
    max: 100,
    isOptional: true,
    place: 'before',
    asks: 'What is your nationality?',
  },
  family: {
    label: 'Family who comes along',
    max: 500,
    lines: 2,
    isOptional: true,
    place: 'before',
    asks: 'Who of your family would come along?',
  },
  refusals: {
    label: 'Refusals and cancellations',
    max: 1000,
    lines: 2,
    isOptional: true,
    place: 'before',
    asks: 'Was a visa ever refused to you, or cancelled?',
  },
  wants_to_know: {
    label: 'Wants to know',
    max: 2000,
    lines: 4,
    isOptional: true,
    place: 'before',
    asks: 'What would you like to know from us?',
  },
  decide_by: {
    label: 'By when',
    max: 200,
    isOptional: true,
    place: 'before',
    asks: 'By when do you need to know?',
  },
} as const satisfies Record<string, OfficeField>;

type OfficeFields = typeof officeFields;
export type OfficeFieldName = keyof OfficeFields;
export const officeFieldNames = Object.keys(officeFields) as OfficeFieldName[];
export const officeField = (name: OfficeFieldName): OfficeField => officeFields[name];

/** The value of an office's field: one of its choices, a day (yyyy-mm-dd) or a text. */
export type OfficeValue<Name extends OfficeFieldName> = OfficeFields[Name] extends {
  choices: readonly { id: infer Id }[];
}
  ? Id | null
  : OfficeFields[Name] extends { kind: 'day' }
    ? string | null
    : ValueOf<OfficeFields[Name]>;
export type OfficeValues = { -readonly [Name in OfficeFieldName]: OfficeValue<Name> };

export type Outcome = NonNullable<OfficeValues['outcome']>;

/** Tells whether a field is null where there is nothing. */
export const isNullable = (name: OfficeFieldName): boolean => officeField(name).kind !== undefined;

/** How many days before a visa ends Start names it. */
export const visaNoticeDays = 28;

type Asked = {
  [Name in OfficeFieldName]: OfficeFields[Name] extends { asks: string } ? Name : never;
}[OfficeFieldName];

/** The office's fields that clients may fill in before a consultation, in the order of the page. */
export const askedFieldNames = officeFieldNames
  .filter((name): name is Asked => officeField(name).asks !== undefined)
  .toSorted((one, other) => Number(one !== 'located_in') - Number(other !== 'located_in'));

type At<Wanted extends Place> = {
  [Name in OfficeFieldName]: OfficeFields[Name]['place'] extends Wanted ? Name : never;
}[OfficeFieldName];

/** Lists the office's fields that are entered at a place. */
export const officeFieldsAt = <Wanted extends Place>(place: Wanted): At<Wanted>[] =>
  officeFieldNames.filter((name): name is At<Wanted> => officeField(name).place === place);

/** Lists the office's fields with what they say, in words. @param formatDay of yyyy-mm-dd. */
export const officeEntries = (
  row: Readonly<Partial<OfficeValues>>,
  formatDay: (day: string) => string = (day) => day,
  names: readonly OfficeFieldName[] = officeFieldNames,
) =>
  names.map((name) => {
    const field = officeField(name);
    const value = row[name] ?? '';
    const chosen = field.kind === 'choice' && field.choices.find(({ id }) => id === value);
    const day = field.kind === 'day' && value !== '' && formatDay(value);
    return { name, label: field.label, value: chosen ? chosen.name : day || value };
  });
