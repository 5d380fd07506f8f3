import { type AnySQLiteColumn, text } from 'drizzle-orm/sqlite-core';

/** Dates and times are ISO 8601 text in UTC; `blogs.date` is a calendar date, yyyy-mm-dd. */
export const timestamps = { created_at: text().notNull(), updated_at: text().notNull() };

/** A text that is empty if there is none. */
export const textOrEmpty = () => text().notNull().default('');

/** A foreign key that cascades: the row is deleted with its parent. */
export const cascadingReference = (id: () => AnySQLiteColumn) =>
  text().notNull().references(id, { onDelete: 'cascade' });
