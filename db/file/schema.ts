import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What imports brought last, one row a thing: what it is here and what it was when it came. */
export const imports = sqliteTable(
  'imports',
  {
    /** Where it came from, e.g. `wordpress https://example.com`. */
    source: text().notNull(),
    /** `post`, `admin`, `picture`, `fact_value`, or what one row of a plain resource is called. */
    kind: text().notNull(),
    source_id: text().notNull(),
    target_id: text().notNull(),
    /** SHA-256 of what came; empty where the next run tries it again. */
    hash: text().notNull(),
    /** `updated_at` of what the import wrote. */
    version: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.kind, table.source_id] })],
);
