import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from './client';
import { dueChecks } from './factValues';
import { facts, factValues } from './schema';

export type FactRow = typeof facts.$inferSelect;
export type FactValueRow = typeof factValues.$inferSelect;

export function findFact({ orm }: Database, key: string): FactRow | undefined {
  return orm.select().from(facts).where(eq(facts.key, key)).get();
}

/** A value that is here as the given one: by its id, or the confirmed one of its fact from its day on. */
export function findSameValue(
  { orm }: Database,
  { id, fact_key, valid_from, state }: FactValueRow,
): FactValueRow | undefined {
  const own = orm.select().from(factValues).where(eq(factValues.id, id)).get();
  if (own || state === 'proposed') return own;
  const isSame = and(
    eq(factValues.fact_key, fact_key),
    eq(factValues.valid_from, valid_from),
    eq(factValues.state, 'confirmed'),
  );
  return orm.select().from(factValues).where(isSame).get();
}

/** Adds a fact with the times that it had where it came from. */
export function bringFact(tx: Transaction, fact: FactRow): void {
  tx.insert(facts).values(fact).run();
}

/** Adds a value with its dates and names. @param instead id of the value that gives way to it. */
export function bringFactValue(tx: Transaction, value: FactValueRow, instead?: string): void {
  if (instead !== undefined) tx.delete(factValues).where(eq(factValues.id, instead)).run();
  tx.insert(factValues).values(value).run();
  dueChecks(tx, value.fact_key);
}

/** Deletes a fact that has no value. @returns whether it is gone. */
export function dropEmptyFact(tx: Transaction, key: string): boolean {
  const value = tx
    .select({ id: factValues.id })
    .from(factValues)
    .where(eq(factValues.fact_key, key))
    .get();
  if (!value) tx.delete(facts).where(eq(facts.key, key)).run();
  return value === undefined;
}
