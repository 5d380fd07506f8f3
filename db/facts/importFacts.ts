import { and, eq } from 'drizzle-orm';
import type { Database } from '../client';
import { invalidateLinking } from '../posts/checks';
import { facts, factValues } from './schema';

export type FactRow = typeof facts.$inferSelect;
export type FactValueRow = typeof factValues.$inferSelect;

export function findFact({ orm }: Database, key: string): FactRow | undefined {
  return orm.select().from(facts).where(eq(facts.key, key)).get();
}

/** Finds the stored value that matches an imported one: by id, or by fact and first day. */
export function findSameValue(
  { orm }: Database,
  { id, fact_key, valid_from, state, value }: FactValueRow,
): FactValueRow | undefined {
  const own = orm.select().from(factValues).where(eq(factValues.id, id)).get();
  if (own) return own;
  const isSame = and(
    eq(factValues.fact_key, fact_key),
    eq(factValues.valid_from, valid_from),
    eq(factValues.state, state),
    // Several values may be proposed for one day.
    state === 'proposed' ? eq(factValues.value, value) : undefined,
  );
  return orm.select().from(factValues).where(isSame).get();
}

/** Adds a fact with the times of its source system. */
export function importFact({ orm }: Database, fact: FactRow): void {
  orm.insert(facts).values(fact).run();
}

/** Adds a value with its dates and names. @param instead id of the value that it replaces. */
export function importFactValue(db: Database, value: FactValueRow, instead?: string): void {
  const { orm } = db;
  if (instead !== undefined) orm.delete(factValues).where(eq(factValues.id, instead)).run();
  orm.insert(factValues).values(value).run();
  invalidateLinking(db, value.fact_key, 'fact');
}
