import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Counted events for limits, such as a failed sign-in; `key` names what is limited. */
export const rateLimitHits = sqliteTable(
  'rate_limit_hits',
  {
    id: integer().primaryKey(),
    key: text().notNull(),
    at: text().notNull(),
  },
  (table) => [
    index('rate_limit_hits_key').on(table.key, table.at),
    index('rate_limit_hits_at').on(table.at),
  ],
);

/** Values the server made for itself, such as the session secret. */
export const settings = sqliteTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});
