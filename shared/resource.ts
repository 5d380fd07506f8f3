import { closedWeek, type Interval, type Period, type Week } from './hours';

interface AnyField {
  label: string;
  /** Its name in lists, mail and files; default: the label. */
  short?: string;
  /** It may be empty. */
  isOptional?: boolean | undefined;
  help?: string | undefined;
  /** Left out of what visitors read. */
  isPrivate?: true;
  /**
   * People's data goes there: only accounts that may see clients change it, with a password
   * confirmed lately.
   */
  leadsClients?: true;
  /**
   * The firm vouches for it: only an owner changes it, with a password, code or passkey given lately,
   * and activity says old and new. A function: in those rows alone.
   */
  asserts?: true | ((row: Readonly<Record<string, unknown>>) => boolean);
}

/** A text field in forms, validated by the API. */
export interface TextField extends AnyField {
  /**
   * Kept as typed: `html`, `secret`, and `alt`, which describes an image and is null until that is
   * decided. All others are trimmed.
   */
  kind?: 'alt' | 'html' | 'secret' | undefined;
  /** Maximum characters. Whatever is stored has one. */
  max?: number;
  /** Of the input in browsers. */
  type?: 'email' | 'tel' | 'url' | 'datetime-local';
  autoComplete?: string;
  /** Messages to visitors where it is empty, or too long. */
  missing?: string;
  tooLong?: string;
  /** Values must be unique. */
  isUnique?: true;
  /** Its input chooses among these, and the one that is stored; the API takes others, too. */
  offered?: readonly { id: string; name: string }[];
  /** Height of its input in lines; default: one. */
  lines?: number | undefined;
  /** Returns what is wrong with a text besides its length; undefined: nothing. */
  problem?(text: string): string | undefined;
  /** Returns a text without a problem as it is stored. */
  stored?(text: string): string;
}

/** Yes or no. */
export interface SwitchField extends AnyField {
  kind: 'switch';
  /** Its value in a new row. */
  initial: boolean;
}

/** A whole number. */
export interface NumberField extends AnyField {
  kind: 'number';
  min: number;
  max: number;
  initial: number;
}

/** A calendar day, yyyy-mm-dd. */
export interface DayField extends AnyField {
  kind: 'day';
  /** Not after today, in Sydney. */
  isPast?: true;
}

/** An image of the media library, or a path of this site. */
export interface ImageField extends AnyField {
  kind: 'image';
}

/** Ids of rows of another resource. */
export interface ReferencesField extends AnyField {
  kind: 'references';
  to: string;
}

/** One of a few texts. */
export interface ChoiceField extends AnyField {
  kind: 'choice';
  choices: readonly { id: string; name: string }[];
  /** Name of the choice of none. */
  none?: string;
}

/** Opening hours by weekday; of one day; and days without any. */
export interface HoursField extends AnyField {
  kind: 'week' | 'hours' | 'periods';
}

/** A field of a described row, for its form, its list and the API. */
export type Field =
  | TextField
  | SwitchField
  | NumberField
  | DayField
  | ImageField
  | ReferencesField
  | ChoiceField
  | HoursField;

/** The value of a field: text unless its kind says otherwise; empty if optional. */
export type ValueOf<Described extends AnyField & { kind?: Field['kind'] }> = Described extends {
  kind: infer Kind;
}
  ? Kind extends keyof Values
    ? Values[Kind]
    : string
  : string;

interface Values {
  alt: string | null;
  switch: boolean;
  number: number;
  references: readonly string[];
  week: Week;
  hours: readonly Interval[];
  periods: readonly Period[];
}

export type StoredText = TextField & { kind?: undefined; max: number };
export type StoredField = Exclude<Field, TextField> | StoredText;

export type Fields = Readonly<Record<string, StoredField>>;

/** Lists what the firm vouches for and a change alters, with the old and new value. */
export function assertedChanges(
  fields: Fields,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { name: string; label: string; from: unknown; to: unknown }[] {
  return Object.entries(fields).flatMap(([name, { asserts, label }]) => {
    if (!asserts) return [];
    const isAsserted = asserts === true || asserts(before) || asserts(after);
    const [from = '', to = ''] = [before[name], after[name]];
    return isAsserted && from !== to ? [{ name, label, from, to }] : [];
  });
}

/** Tells whether a form asks for a value. */
export const isRequired = ({ isOptional, kind }: Field): boolean =>
  !isOptional && kind !== 'switch' && kind !== 'week';

/** Returns how many characters a field may have; without a limit, Infinity. */
export const maxCharacters = (field: Field): number =>
  'max' in field && field.kind !== 'number' ? (field.max ?? Infinity) : Infinity;

/** Returns a message about a text beyond a field's limit. */
export function tooLong(field: Field, text: string): string | undefined {
  const most = maxCharacters(field);
  if (text.length <= most) return undefined;
  const { label } = field;
  const message = 'tooLong' in field ? field.tooLong : undefined;
  return message ?? `${label} is too long: ${most} characters at most.`;
}

/** Returns the value of a field in a new row. */
export function initialOf(field: Field) {
  switch (field.kind) {
    case 'switch':
    case 'number':
      return field.initial;
    case 'week':
      return closedWeek;
    case 'alt':
      return null;
    case 'references':
    case 'hours':
    case 'periods':
      return [];
    default:
      return '';
  }
}

/** Data of an activity event from which its link follows. */
export interface Happening {
  action: string;
  record_id: string;
  summary: string;
}

export type WriteMethod = 'POST' | 'PUT' | 'DELETE';

export const menuGroups = ['Content', 'People', 'Firm', 'System'] as const;

/** Describes a resource for API, admin, activity, export and erasure. */
export interface Resource {
  /** Singular and plural, within a sentence. */
  noun: string;
  nouns: string;
  /** Its place in the admin's menu. */
  menu?: { group: (typeof menuGroups)[number]; label: string };
  /** First part of its admin address, if it isn't its name. */
  page?: string;
  /** Another resource from which the admin lists and reads it. */
  readFrom?: string;
  /** Publicly readable. */
  isPublic?: true;
  /** About clients or accounts: only for accounts that may see clients. */
  isPersonal?: true;
  /**
   * What an account that doesn't publish may write, since visitors read nothing of it. Default: all
   * that is about people, and nothing else.
   */
  openToWriters?: readonly WriteMethod[];
  /** Default order of lists. */
  sort?: readonly [column: string, direction: 'ASC' | 'DESC'];
  /** Editable fields in form order; the first is the row's title. */
  fields?: Fields;
  /** Activity sentences by action, if verb and noun don't fit. */
  said?: Readonly<Record<string, string>>;
  /** Admin path of an event; default: the record's page. */
  opens?(happening: Happening): string | undefined;
}

/** Begins a noun with a capital letter. */
export const capitalized = (noun: string): string =>
  `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;

/** Returns the name of the field that titles a row: the first. */
export const titleField = (fields: Fields): string => Object.keys(fields)[0] ?? '';

/** A resource that is entirely described by its table and this description. */
export interface PlainResource extends Resource {
  menu: NonNullable<Resource['menu']>;
  sort: NonNullable<Resource['sort']>;
  fields: Fields;
  /** Fields that a list's search covers; default: all texts. */
  searched?: readonly string[];
  /** Fields in the admin's list; default: all. */
  listed?: readonly string[];
  /** Titles of the form's sections, by the name of the field with which one begins. */
  sections?: Readonly<Record<string, string>>;
  /** Returns what is wrong with values that are sound one by one, by field. */
  problems?(row: Readonly<Record<string, unknown>>): Readonly<Record<string, string>>;
  /** It has one row, whose id is the resource's name. */
  isSingle?: true;
  /** Columns that another route writes: what a change of them is told. */
  elsewhere?: Readonly<Record<string, string>>;
  /** Column with a person's address: rows are shown and erased with that person's data. */
  personal?: string;
}
