import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Counted events for limits, such as a failed sign-in; `key` is a keyed hash of what is limited. */
export const rateLimitHits = sqliteTable(
  'rate_limit_hits',
  {
    id: integer().primaryKey(),
    key: text().notNull(),
    at: text().notNull(),
    /** When the limit no longer looks back to it. */
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
