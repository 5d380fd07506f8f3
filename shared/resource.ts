/** A text that forms ask for and the API checks. */
export interface Field {
  label: string;
  /** Longest text, in characters. */
  max: number;
  /** It may be empty. */
  isOptional?: true;
  /** No two rows have the same. */
  isUnique?: true;
  /** Height of its input, in lines; one where it isn't given. */
  lines?: number;
  help?: string;
  /** Returns what is wrong with a text beside its length; undefined: nothing. */
  problem?(text: string): string | undefined;
}

export type Fields = Readonly<Record<string, Field>>;

/** An event of the activity, as far as it says where it leads. */
export interface Happening {
  action: string;
  record_id: string;
  summary: string;
}

export const menuGroups = ['Content', 'People', 'System'] as const;

/** What API, admin, activity, export and erasure have to know of a resource. */
export interface Resource {
  /** One of them in a sentence, and several. */
  noun: string;
  nouns: string;
  /** Its place in the admin's menu. */
  menu?: { group: (typeof menuGroups)[number]; label: string };
  /** First part of its address in the admin, where that isn't its name. */
  page?: string;
  /** Name of the resource from which the admin lists and reads it, where that is another. */
  readFrom?: string;
  /** Anyone may read it. */
  isPublic?: true;
  /** Order of a list that asks for none. */
  sort?: readonly [column: string, direction: 'ASC' | 'DESC'];
  /** Texts that are written, in the order of the form; the first names a row. */
  fields?: Fields;
  /** Sentences of the activity by action, where verb and noun would say it wrong. */
  said?: Readonly<Record<string, string>>;
  /** Path in the admin to which an event leads; that of the record's page where it isn't given. */
  opens?(happening: Happening): string | undefined;
}

/** Returns the name of the field that names a row: the first. */
export const titleField = (fields: Fields): string => Object.keys(fields)[0] ?? '';

/** A resource that is its table: whatever is done with it follows from its description. */
export interface PlainResource extends Resource {
  menu: NonNullable<Resource['menu']>;
  sort: NonNullable<Resource['sort']>;
  fields: Fields;
  /** Fields in which a list's search looks; all where it isn't given. */
  searched?: readonly string[];
  /** The column that names a person by address: rows are shown and erased with that person's data. */
  personal?: string;
}
