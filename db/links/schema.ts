import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
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

/** 404s of this site, and the host that linked to each. */
export const pageMisses = sqliteTable(
  'page_misses',
  {
    path: text().notNull(),
    /** Of the page that led there; empty if it isn't known. */
    host: text().notNull(),
    times: integer().notNull(),
    last_at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.host] })],
);

/** Addresses that somebody chose not to see in those two lists. */
export const ignoredLinks = sqliteTable(
  'ignored_links',
  {
    /** `dead`: of another site, by its address; `missed`: of this site, by its path. */
    kind: text({ enum: ['dead', 'missed'] }).notNull(),
    name: text().notNull(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
);
