import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { timestamps } from '../columns';

/** Texts that are edited once and shown wherever a post names them. */
export const snippets = sqliteTable('snippets', {
  id: text().primaryKey(),
  name: text().notNull().unique(),
  text: text().notNull(),
  ...timestamps,
});
