import type { TextField } from './resource';

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
