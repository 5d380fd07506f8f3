/** A line about themselves that visitors fill in on every form of an enquiry. */
export interface VisitorField {
  /** On the form. */
  label: string;
  /** In mail to the office, in the admin and in its files. */
  short: string;
  /** Longest text, in characters. */
  max: number;
  type?: 'email' | 'tel';
  autoComplete?: string;
  /** Said where it is empty; without it, it may be. */
  missing?: string;
  tooLong: string;
}

const reply = 'Please enter an email address we can reply to, such as name@example.com.';

/** The order is that of the form. Each is a column of `enquiries`. */
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
    tooLong: reply,
  },
  phone: {
    label: 'Phone',
    short: 'Phone',
    max: 40,
    type: 'tel',
    autoComplete: 'tel',
    tooLong: 'Please enter a shorter phone number.',
  },
  country: {
    label: 'Country you live in',
    short: 'Country',
    max: 100,
    autoComplete: 'country-name',
    tooLong: 'Please enter the name of a country.',
  },
} as const satisfies Record<string, VisitorField>;

export type VisitorFieldName = keyof typeof visitorFields;
export const visitorFieldNames = Object.keys(visitorFields) as VisitorFieldName[];
export const visitorField = (name: VisitorFieldName): VisitorField => visitorFields[name];

/** Said of an email address that is none. */
export const wrongEmail = reply;

/** What a visitor said about themselves, of a row that has more. */
export const visitorValues = (row: Readonly<Record<VisitorFieldName, string>>) =>
  Object.fromEntries(visitorFieldNames.map((name) => [name, row[name]])) as Record<
    VisitorFieldName,
    string
  >;

/** What a visitor said about themselves, in the order of the form, with the office's labels. */
export const visitorEntries = (row: Readonly<Record<VisitorFieldName, string>>) =>
  visitorFieldNames.map((name) => ({ name, label: visitorField(name).short, value: row[name] }));
