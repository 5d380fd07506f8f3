import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { people } from '../firm/schema';

/** Who checked a guide or post, and which words and values. Rows are kept as a record. */
export const signatures = sqliteTable(
  'signatures',
  {
    id: text().primaryKey(),
    /** A guide's path, or a post's id. */
    subject: text().notNull(),
    /** Hash of the words and of the values that they showed. */
    version: text().notNull(),
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
    /** Username. */
    created_by: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [
    index('signatures_subject').on(table.subject, table.created_at),
    index('signatures_person').on(table.person_id),
  ],
);
