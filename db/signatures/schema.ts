import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { admins } from '../accounts/schema';
import { people } from '../firm/schema';

/** What a signature covers, as it stood on the day it was signed. */
export interface Covered {
  /** Fields and texts, by their labels. */
  parts: [label: string, words: string | null | Signed[]][];
  /** The figures that the text shows: their names, and what is shown of each. */
  figures: [ref: string, ...shown: (string | null)[]][];
}

/** A text, or an element with its name, attributes and what is in it. */
export type Signed =
  | string
  | readonly [tag: string, attributes: readonly string[], within: Signed[]];

/** Who checked a guide or post, and which words and values. Rows are kept as a record. */
export const signatures = sqliteTable(
  'signatures',
  {
    id: text().primaryKey(),
    /** A guide's path, or a post's id. */
    subject: text().notNull(),
    /** Its scheme and the hash of what was signed: see `versionOf`. */
    version: text().notNull(),
    /** The words and figures of that version; null in a row of an earlier release. */
    covered: text({ mode: 'json' }).$type<Covered>(),
    /** Null once the person was deleted. */
    person_id: text().references(() => people.id, { onDelete: 'set null' }),
    /** As on that day. */
    name: text().notNull(),
    marn: text().notNull(),
    /** Days in Sydney, yyyy-mm-dd. */
    signed_on: text().notNull(),
    good_until: text().notNull(),
    /** When it was taken back, ISO text; null: it wasn't. */
    withdrawn_at: text(),
    /** The account that signed; null once it was deleted. */
    admin_id: text().references(() => admins.id, { onDelete: 'set null' }),
    /** The link of person and account under which it was signed: without it, it ends. */
    link_id: text(),
    created_by: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [
    index('signatures_subject').on(table.subject, table.created_at),
    index('signatures_person').on(table.person_id),
  ],
);
