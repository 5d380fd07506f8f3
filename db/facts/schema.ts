import { sql } from 'drizzle-orm';
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { sourceKinds } from '../../shared/facts';
import { timestamps } from '../columns';

export const factKinds = ['money', 'duration', 'range', 'number', 'age', 'text'] as const;

export type FactKind = (typeof factKinds)[number];

/** A figure of the site, e.g. the charge of a visa. Its values are in `fact_values`. */
export const facts = sqliteTable(
  'facts',
  {
    /** e.g. `visa-500-charge`. */
    key: text().primaryKey(),
    name: text().notNull(),
    kind: text({ enum: factKinds }).notNull(),
    /** Group in the admin's list. */
    topic: text().notNull(),
    ...timestamps,
  },
  (table) => [index('facts_topic').on(table.topic, table.name)],
);

/**
 * A fact's value from a day on. A confirmed value is in force until the next confirmed one begins,
 * so that two never overlap, or until its own last day, after which the fact is unknown.
 */
export const factValues = sqliteTable(
  'fact_values',
  {
    id: text().primaryKey(),
    fact_key: text()
      .notNull()
      .references(() => facts.key),
    /**
     * Australian dollars as a plain number for money, e.g. '4640' or '4640.50'; otherwise as shown.
     */
    value: text().notNull(),
    /** Wording for running text, e.g. 'six months' for '6 months'. */
    words: text(),
    /** First day in force in Sydney, yyyy-mm-dd; empty if unknown. */
    valid_from: text().notNull().default(''),
    /** Last day in force; empty: until the next value begins. */
    valid_to: text().notNull().default(''),
    source_title: text().notNull(),
    source_url: text(),
    /** An estimate is read nowhere: it has no address and no instrument, and never stands first. */
    source_kind: text({ enum: sourceKinds }).notNull().default('other'),
    /** The legal instrument, if known. */
    instrument: text(),
    confidence: text({ enum: ['low', 'medium', 'high'] }),
    /** Day of the last check against the source; empty if never checked. */
    checked_on: text().notNull(),
    /** Username; null for seeded values. */
    checked_by: text(),
    /** Day by which it must be checked again. */
    review_by: text().notNull(),
    state: text({ enum: ['proposed', 'confirmed'] }).notNull(),
    confirmed_at: text(),
    /** Public reason for the change. */
    note: text(),
    /** Username; null for seeded values. */
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
