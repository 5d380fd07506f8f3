import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

export const importKinds = ['post', 'category', 'admin', 'picture', 'fact', 'fact_value'] as const;

/**
 * What imports brought, one row a thing and batch: the newest row of a thing says what it is here
 * and what it was when it came.
 */
export const imports = sqliteTable(
  'imports',
  {
    id: integer().primaryKey(),
    batch: text().notNull(),
    /** Where it came from, e.g. `wordpress https://example.com`. */
    source: text().notNull(),
    kind: text({ enum: importKinds }).notNull(),
    source_id: text().notNull(),
    target_id: text().notNull(),
    /** SHA-256 of what came. */
    hash: text().notNull(),
    /** `updated_at` of what the import wrote; empty where it only matched what was there. */
    version: text().notNull(),
    /** The version of the post that was live before; null where the import made the thing. */
    before_version_id: text(),
    created_at: text().notNull(),
  },
  (table) => [
    uniqueIndex('imports_thing').on(table.source, table.kind, table.source_id, table.batch),
    index('imports_batch').on(table.batch),
    index('imports_target').on(table.target_id),
  ],
);
