import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/**
 * Documents in `search` (FTS5, in the migration) under the same number: pages, facts and live
 * posts.
 */
export const searchDocuments = sqliteTable(
  'search_documents',
  {
    id: integer().primaryKey(),
    kind: text().notNull(),
    ref: text().notNull(),
    title: text().notNull(),
  },
  (table) => [uniqueIndex('search_documents_kind_ref').on(table.kind, table.ref)],
);

/** Posts changed since they were indexed; triggers maintain it. */
export const searchDue = sqliteTable('search_due', { blog_id: text().primaryKey() });

/**
 * Lowercase words of the documents and roughly how many contain them; `search_spelling` has the
 * same.
 */
export const searchWords = sqliteTable('search_words', {
  word: text().primaryKey(),
  uses: integer().notNull(),
});

/** Searches without a result: the words alone. */
export const searchMisses = sqliteTable('search_misses', {
  words: text().primaryKey(),
  times: integer().notNull(),
  last_at: text().notNull(),
});
