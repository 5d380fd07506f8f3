import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { timestamps } from '../columns';

export const factKinds = ['money', 'duration', 'range', 'number', 'age', 'text'] as const;

export type FactKind = (typeof factKinds)[number];

/** What a figure of the site is about, e.g. the charge of a visa; its values are in `fact_values`. */
export const facts = sqliteTable(
  'facts',
  {
    /** e.g. `visa-500-charge`. */
    key: text().primaryKey(),
    name: text().notNull(),
    kind: text({ enum: factKinds }).notNull(),
    /** What it is listed under. */
    topic: text().notNull(),
    ...timestamps,
  },
  (table) => [index('facts_topic').on(table.topic, table.name)],
);

/**
 * What a fact is from a day on. A confirmed value holds until the day of the next confirmed one, so
 * that two can't hold at once, or until its own last day, after which nothing is known.
 */
export const factValues = sqliteTable(
  'fact_values',
  {
    id: text().primaryKey(),
    fact_key: text()
      .notNull()
      .references(() => facts.key),
    /** As shown; of money the Australian dollars as a plain number, e.g. '4640' or '4640.50'. */
    value: text().notNull(),
    /** The form for running text, e.g. 'six months' beside '6 months'. */
    words: text(),
    /** First day on which it holds in Sydney, yyyy-mm-dd; empty where that isn't known. */
    valid_from: text().notNull().default(''),
    /** Last day on which it holds; empty where it does until the next one. */
    valid_to: text().notNull().default(''),
    source_title: text().notNull(),
    source_url: text(),
    /** The law that says so, where known. */
    instrument: text(),
    confidence: text({ enum: ['low', 'medium', 'high'] }),
    /** Day on which somebody last compared it with its source; empty where nobody has yet. */
    checked_on: text().notNull(),
    /** Username; null for what the file began with. */
    checked_by: text(),
    /** Day by which somebody must compare it again. */
    review_by: text().notNull(),
    state: text({ enum: ['proposed', 'confirmed'] }).notNull(),
    confirmed_at: text(),
    /** Why it changed, for everyone to read. */
    note: text(),
    /** Username; null for what the file began with. */
    created_by: text(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('fact_values_in_force')
      .on(table.fact_key, table.valid_from)
      .where(sql`state = 'confirmed'`),
    index('fact_values_fact').on(table.fact_key, table.state, table.valid_from),
    index('fact_values_valid_from').on(table.state, table.valid_from),
    index('fact_values_review_by').on(table.state, table.review_by),
  ],
);
