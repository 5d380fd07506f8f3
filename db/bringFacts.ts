import { and, eq, isNull } from 'drizzle-orm';
import { type Database, inTransaction } from './client';
import { deleteFact } from './factList';
import { invalidateLinking } from './posts/checks';
import { facts, factValues, imports } from './schema';

export type FactRow = typeof facts.$inferSelect;
export type FactValueRow = typeof factValues.$inferSelect;

export function findFact({ orm }: Database, key: string): FactRow | undefined {
  return orm.select().from(facts).where(eq(facts.key, key)).get();
}

/** A value that is here as the given one: by its id, or the one of its fact from its day on. */
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
    // Several may be proposed for one day.
    state === 'proposed' ? eq(factValues.value, value) : undefined,
  );
  return orm.select().from(factValues).where(isSame).get();
}

/** Adds a fact with the times that it had where it came from. */
export function bringFact({ orm }: Database, fact: FactRow): void {
  orm.insert(facts).values(fact).run();
}

/** Adds a value with its dates and names. @param instead id of the value that gives way to it. */
export function bringFactValue(db: Database, value: FactValueRow, instead?: string): void {
  const { orm } = db;
  if (instead !== undefined) orm.delete(factValues).where(eq(factValues.id, instead)).run();
  orm.insert(factValues).values(value).run();
  invalidateLinking(db, value.fact_key, 'fact');
}

/** Whether a fact has values that no import wrote, or that were changed since. */
export function hasOwnValues({ orm }: Database, key: string): boolean {
  const isImports = and(
    eq(imports.kind, 'fact_value'),
    eq(imports.target_id, factValues.id),
    eq(imports.version, factValues.updated_at),
  );
  const own = orm
    .select({ id: factValues.id })
    .from(factValues)
    .leftJoin(imports, isImports)
    .where(and(eq(factValues.fact_key, key), isNull(imports.id)))
    .get();
  return own !== undefined;
}

/** Deletes a fact with its values. @throws InUseError where live posts name it. */
export function dropFact(db: Database, key: string): void {
  inTransaction(db, () => {
    db.orm.delete(factValues).where(eq(factValues.fact_key, key)).run();
    deleteFact(db, key);
  });
}
