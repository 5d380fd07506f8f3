import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Counted events for limits, such as a failed sign-in; `key` names what is limited. */
export const limitedEvents = sqliteTable(
  'limited_events',
  {
    id: integer().primaryKey(),
    key: text().notNull(),
    at: text().notNull(),
  },
  (table) => [
    index('limited_events_key').on(table.key, table.at),
    index('limited_events_at').on(table.at),
  ],
);

/** Values the server made for itself, such as the session secret. */
export const settings = sqliteTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});
