import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { textOrEmpty } from '../columns';

/** Addresses of other sites that guides, posts and facts lead to, and how they responded. */
export const outsideLinks = sqliteTable(
  'outside_links',
  {
    url: text().primaryKey(),
    /** When it was last asked, ISO text; null: not yet. */
    asked_at: text(),
    /** How often it failed in a row: once may be chance. */
    failures: integer().notNull().default(0),
    /** Since when it fails, and how; null: it doesn't. */
    failed_since: text(),
    problem: textOrEmpty(),
  },
  (table) => [index('outside_links_asked_at').on(table.asked_at)],
);
