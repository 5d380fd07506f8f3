/** A text field in forms, validated by the API. */
export interface Field {
  label: string;
  /** Maximum characters. */
  max: number;
  /** It may be empty. */
  isOptional?: true;
  /** Values must be unique. */
  isUnique?: true;
  /** Height of its input in lines; default: one. */
  lines?: number;
  help?: string;
  /** Returns what is wrong with a text besides its length; undefined: nothing. */
  problem?(text: string): string | undefined;
}

export type Fields = Readonly<Record<string, Field>>;

/** Data of an activity event from which its link follows. */
export interface Happening {
  action: string;
  record_id: string;
  summary: string;
}

export const menuGroups = ['Content', 'People', 'System'] as const;

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
  /** Default order of lists. */
  sort?: readonly [column: string, direction: 'ASC' | 'DESC'];
  /** Editable texts in form order; the first is the row's title. */
  fields?: Fields;
  /** Activity sentences by action, if verb and noun don't fit. */
  said?: Readonly<Record<string, string>>;
  /** Admin path of an event; default: the record's page. */
  opens?(happening: Happening): string | undefined;
}

/** Returns the name of the field that titles a row: the first. */
export const titleField = (fields: Fields): string => Object.keys(fields)[0] ?? '';

/** A resource that is entirely described by its table and this description. */
export interface PlainResource extends Resource {
  menu: NonNullable<Resource['menu']>;
  sort: NonNullable<Resource['sort']>;
  fields: Fields;
  /** Fields that a list's search covers; default: all. */
  searched?: readonly string[];
  /** Column with a person's address: rows are shown and erased with that person's data. */
  personal?: string;
}
