import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { cascadingReference, timestamps } from '../columns';
import { enquiries } from '../enquiries/schema';
import { messages } from '../mail/schema';

/** PDFs of the library, and for one client. */
export const papers = sqliteTable(
  'papers',
  {
    id: text().primaryKey(),
    /** Whose it is: kept and erased with it; null in the library. */
    enquiry_id: text().references(() => enquiries.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** Its file name in addresses and mail: lower-case words and `.pdf`. */
    name: text().notNull(),
    /** Bytes. */
    size: integer().notNull(),
    /** 0 if they can't be counted. */
    pages: integer().notNull(),
    /** Username. */
    created_by: text().notNull(),
    ...timestamps,
  },
  (table) => [
    index('papers_enquiry').on(table.enquiry_id, table.created_at),
    index('papers_created_at').on(table.created_at, table.id),
  ],
);

/** A separate table: SQLite would read the bytes to reach columns after them. */
export const paperBytes = sqliteTable('paper_bytes', {
  paper_id: cascadingReference(() => papers.id).primaryKey(),
  bytes: blob({ mode: 'buffer' }).notNull(),
});

/** What is attached to which message. */
export const messagePapers = sqliteTable(
  'message_papers',
  {
    message_id: cascadingReference(() => messages.id),
    paper_id: cascadingReference(() => papers.id),
  },
  (table) => [
    primaryKey({ columns: [table.message_id, table.paper_id] }),
    index('message_papers_paper').on(table.paper_id),
  ],
);
