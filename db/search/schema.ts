import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** What `search` (FTS5, in the migration) holds under the same number: a page, a fact or a live post. */
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

/** Posts that changed since they were put into `search`; triggers keep it. */
export const searchDue = sqliteTable('search_due', { blog_id: text().primaryKey() });

/** Words of the documents, in small letters, and in about how many they are; `search_spelling` has the same. */
export const searchWords = sqliteTable('search_words', {
  word: text().primaryKey(),
  uses: integer().notNull(),
});

/** What visitors looked for in vain: the words alone. */
export const searchMisses = sqliteTable('search_misses', {
  words: text().primaryKey(),
  times: integer().notNull(),
  last_at: text().notNull(),
});
