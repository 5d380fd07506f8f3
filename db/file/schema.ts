import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The last import of each thing: its local id and its source at that time. */
export const imports = sqliteTable(
  'imports',
  {
    /** Source, e.g. `wordpress https://example.com`. */
    source: text().notNull(),
    /** `post`, `admin`, `picture`, `fact_value`, or the name of a plain resource's row. */
    kind: text().notNull(),
    source_id: text().notNull(),
    target_id: text().notNull(),
    /** SHA-256 of the source data; empty: the next run tries again. */
    hash: text().notNull(),
    /** `updated_at` of the row that the import wrote. */
    version: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.kind, table.source_id] })],
);
