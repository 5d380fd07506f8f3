import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Counted events for rate limits, such as failed sign-ins; `key` is a keyed hash. */
export const rateLimitHits = sqliteTable(
  'rate_limit_hits',
  {
    id: integer().primaryKey(),
    key: text().notNull(),
    at: text().notNull(),
    /** When the limit's period ends. */
    expires_at: text().notNull().default(''),
  },
  (table) => [
    index('rate_limit_hits_key').on(table.key, table.at),
    index('rate_limit_hits_expires_at').on(table.expires_at),
  ],
);

/** Values the server made for itself, such as the session secret. */
export const settings = sqliteTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});
