import { and, asc, eq, getTableColumns, inArray, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../client';
import { InUseError, rejectTaken, StaleError } from '../errors';
import { type ListPage, type ListQuery, listPage, matching, namesOf } from '../list';
import { invalidateLinking } from '../posts/checks';
import { nextVersion, now } from '../time';
import { nextReview } from './factReviews';
import { factText } from './factText';
import { type FactKind, facts, factValues } from './schema';

type Row = typeof factValues.$inferSelect;

/** What a fact is from a day on, confirmed or proposed. */
export interface FactValue extends Row {
  /** The value as shown, e.g. `$2,000`. */
  text: string;
}

/** What an admin writes of a value; an absent field stays as it is. */
export type FactValueChanges = Partial<
  Pick<
    Row,
    | 'value'
    | 'words'
    | 'valid_from'
    | 'source_title'
    | 'source_url'
    | 'instrument'
    | 'confidence'
    | 'checked_on'
    | 'review_by'
    | 'note'
  >
>;
export type NewFactValue = FactValueChanges &
  Pick<Row, 'fact_key' | 'value' | 'source_title' | 'checked_on' | 'created_by'>;

const columns = getTableColumns(factValues);
const listed = {
  table: factValues,
  columns,
  id: factValues.id,
  searched: [factValues.fact_key, factValues.value, factValues.source_title],
};
const unique = { 'fact_values.fact_key, fact_values.valid_from': 'valid_from' };

export function listFactValues(
  db: Database,
  query: ListQuery<keyof Row, 'fact_key' | 'state'>,
): ListPage<Partial<FactValue>> {
  const needed = query.fields && [
    ...new Set([...query.fields, 'fact_key' as const, 'value' as const]),
  ];
  const page = listPage<Row>(
    db,
    listed,
    { ...query, fields: needed },
    matching(listed, query.filters),
  );
  return { ...page, rows: withTexts(db, page.rows) };
}

function withTexts({ orm }: Database, rows: Row[]): FactValue[] {
  const keys = [...new Set(rows.map(({ fact_key }) => fact_key))];
  const kinds = orm.select().from(facts).where(inArray(facts.key, keys)).all();
  const byKey = new Map(kinds.map(({ key, kind }) => [key, kind]));
  return rows.map((row) => ({
    ...row,
    text: factText(byKey.get(row.fact_key) ?? 'text', row.value),
  }));
}

export function getFactValue(db: Database, id: string): FactValue | undefined {
  const row = db.orm.select().from(factValues).where(eq(factValues.id, id)).get();
  return row && withTexts(db, [row])[0];
}

export const datedValues = {
  columns: namesOf(columns),
  filters: ['fact_key', 'state'] as const,
  list: listFactValues,
  get: getFactValue,
};

/** Adds a proposed value. @throws TakenError for `id`. */
export function proposeFactValue(db: Database, id: string, values: NewFactValue): FactValue {
  const { orm } = db;
  const created_at = now();
  const row = rejectTaken({ 'fact_values.id': 'id' }, () =>
    orm
      .insert(factValues)
      .values({
        review_by: nextReview(values.checked_on),
        ...values,
        id,
        state: 'proposed',
        created_at,
        updated_at: created_at,
      })
      .returning()
      .get(),
  );
  return withText(db, row);
}

/**
 * Changes a value, confirmed or not.
 * @param today ISO date, in Sydney.
 * @returns undefined where there is none.
 * @throws StaleError where `readVersion` is not the stored `updated_at`; TakenError for `valid_from`
 * where another confirmed value begins on that day; InUseError where the fact would have none today.
 */
export function updateFactValue(
  db: Database,
  id: string,
  {
    readVersion,
    changes,
    today,
  }: { readVersion: string; changes: FactValueChanges; today: string },
): FactValue | undefined {
  return db.orm.transaction((tx) => {
    const stored = find(tx, id);
    if (!stored) return undefined;
    if (stored.updated_at !== readVersion) throw new StaleError();
    return withText(
      db,
      keepingFact(db, stored, today, () => write(tx, stored, changes)),
    );
  });
}

/** @returns it, or undefined where there is none. @throws InUseError as `updateFactValue`. */
export function deleteFactValue(db: Database, id: string, today: string): FactValue | undefined {
  return db.orm.transaction((tx) => {
    const stored = find(tx, id);
    if (!stored) return undefined;
    keepingFact(db, stored, today, () => tx.delete(factValues).where(eq(factValues.id, id)).run());
    return withText(db, stored);
  });
}

interface Check {
  /** Username. */
  by: string;
  /** ISO date, in Sydney. */
  today: string;
  /** `updated_at` of what was looked at; where it is absent, what is stored is meant. */
  readVersion?: string | undefined;
}

/**
 * Writes down that a value was compared with its source and is right.
 * @throws StaleError where it isn't any more what was looked at.
 */
export function checkFactValue(db: Database, id: string, check: Check): FactValue | undefined {
  return db.orm.transaction((tx) => {
    const stored = find(tx, id);
    refuseChanged(stored, check);
    return stored && withText(db, write(tx, stored, checked(check)));
  });
}

/**
 * Has visitors see a proposed value from its day on.
 * @returns undefined where there is no such value, or it is confirmed already.
 * @throws TakenError for `valid_from` where another confirmed value begins on that day; StaleError
 * where it isn't any more what was looked at.
 */
export function confirmFactValue(db: Database, id: string, check: Check): FactValue | undefined {
  return db.orm.transaction((tx) => {
    const stored = find(tx, id);
    if (stored?.state !== 'proposed') return undefined;
    refuseChanged(stored, check);
    const confirmed = { state: 'confirmed', confirmed_at: now(), ...checked(check) } as const;
    const row = write(tx, stored, confirmed);
    invalidateLinking(db, stored.fact_key, 'fact');
    return withText(db, row);
  });
}

const checked = ({ by, today }: Check) => ({
  checked_on: today,
  checked_by: by,
  review_by: nextReview(today),
});

function refuseChanged(stored: Row | undefined, { readVersion }: Check): void {
  if (stored && readVersion !== undefined && stored.updated_at !== readVersion) {
    throw new StaleError();
  }
}

function find(tx: Transaction, id: string): Row | undefined {
  return tx.select().from(factValues).where(eq(factValues.id, id)).get();
}

function write(tx: Transaction, stored: Row, changes: Partial<Row>): Row {
  const updated_at = nextVersion(stored.updated_at);
  return rejectTaken(unique, () =>
    tx
      .update(factValues)
      .set({ ...changes, updated_at })
      .where(eq(factValues.id, stored.id))
      .returning()
      .get(),
  );
}

/** Pages and posts name facts: one that has a value today must keep one. */
function keepingFact<Result>(
  db: Database,
  { fact_key }: Row,
  today: string,
  work: () => Result,
): Result {
  const before = hasValue(db, fact_key, today);
  const result = work();
  if (before && !hasValue(db, fact_key, today)) throw new InUseError(1);
  invalidateLinking(db, fact_key, 'fact');
  return result;
}

function hasValue({ orm }: Database, key: string, day: string): boolean {
  const isInForce = and(
    eq(factValues.fact_key, key),
    eq(factValues.state, 'confirmed'),
    lte(factValues.valid_from, day),
  );
  return orm.select({ id: factValues.id }).from(factValues).where(isInForce).get() !== undefined;
}

function withText(db: Database, row: Row): FactValue {
  const [shown] = withTexts(db, [row]);
  return shown ?? { ...row, text: row.value };
}

/** A fact with its confirmed values, the earliest first. */
export interface ConfirmedFact {
  kind: FactKind;
  values: Pick<Row, 'id' | 'value' | 'words' | 'valid_from' | 'checked_on'>[];
}

/** All facts that have a confirmed value, by key. */
export function confirmedFacts({ orm }: Database): Map<string, ConfirmedFact> {
  const { id, value, words, valid_from, checked_on } = factValues;
  const rows = orm
    .select({ key: facts.key, kind: facts.kind, own: { id, value, words, valid_from, checked_on } })
    .from(factValues)
    .innerJoin(facts, eq(facts.key, factValues.fact_key))
    .where(eq(factValues.state, 'confirmed'))
    .orderBy(asc(valid_from))
    .all();
  const found = new Map<string, ConfirmedFact>();
  for (const { key, kind, own } of rows) {
    const fact = found.get(key);
    if (fact) fact.values.push(own);
    else found.set(key, { kind, values: [own] });
  }
  return found;
}
