import { type Database, inTransaction } from '../client';
import type { SeedFact } from '../seed/facts/fact';
import { now } from '../time';
import { facts, factValues } from './schema';

/**
 * Adds missing facts with their values; existing ones keep theirs.
 * @returns the keys added.
 */
export function addMissingFacts(db: Database, seeds: Readonly<Record<string, SeedFact>>): string[] {
  const stored = db.orm.select({ key: facts.key }).from(facts).all();
  const known = new Set(stored.map(({ key }) => key));
  const missing = Object.entries(seeds).filter(([key]) => !known.has(key));
  if (missing.length === 0) return [];
  const created_at = now();
  const times = { created_at, updated_at: created_at };
  inTransaction(db, () => {
    for (const [key, { values, ...fact }] of missing) {
      db.orm
        .insert(facts)
        .values({ key, ...fact, ...times })
        .run();
      for (const { from = '', ...value } of values) {
        db.orm
          .insert(factValues)
          .values({
            id: crypto.randomUUID(),
            fact_key: key,
            valid_from: from,
            ...value,
            ...times,
          })
          .run();
      }
    }
  });
  return missing.map(([key]) => key);
}
