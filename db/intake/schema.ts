import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { enquiries } from '../enquiries/schema';
import { posts } from '../posts/schema';

/**
 * What was stored under an id that its sender made, so that a repeat is known from another text
 * under the same id. Goes with what it belongs to.
 */
export const submissions = sqliteTable(
  'submissions',
  {
    /** The API's name of the resource, whose ids these are. */
    kind: text().notNull(),
    id: text().notNull(),
    row_id: text().notNull(),
    /** SHA-256 of the normalised content. */
    content_hash: text().notNull(),
    enquiry_id: text().references(() => enquiries.id, { onDelete: 'cascade' }),
    post_id: text().references(() => posts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('submissions_enquiry').on(table.enquiry_id),
    index('submissions_post').on(table.post_id),
  ],
);
