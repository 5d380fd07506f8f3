import { asc, eq, inArray } from 'drizzle-orm';
import { type Database, inTransaction } from '../client';
import { InUseError } from '../errors';
import { invalidateLinking } from '../posts/checks';
import { defineResource, type Shown } from '../resource';
import { now } from '../time';
import { nextReview } from './factReviews';
import { factStatus } from './facts';
import { factText } from './factText';
import { type FactKind, facts, factValues } from './schema';

type Row = typeof factValues.$inferSelect;

/** Values of facts from a day on, confirmed or proposed, with `text`, the formatted value. */
export const datedValues = defineResource(factValues, {
  searched: ['fact_key', 'value', 'source_title'],
  filters: ['fact_key', 'state'],
  /** Allows one confirmed value of a fact per first day. */
  unique: { fact_key: 'valid_from' },
  more: texts,
});

export type FactValue = Shown<typeof datedValues>;

function texts({ orm }: Database, rows: Row[]): { text: string }[] {
  const keys = [...new Set(rows.map(({ fact_key }) => fact_key))];
  const kinds = orm.select().from(facts).where(inArray(facts.key, keys)).all();
  const byKey = new Map(kinds.map(({ key, kind }) => [key, kind]));
  return rows.map(({ fact_key, value }) => ({
    text: factText(byKey.get(fact_key) ?? 'text', value),
  }));
}

export interface Check {
  /** Username. */
  by: string;
  /** ISO date, Sydney. */
  today: string;
  /** `updated_at` as the client read it; absent: don't compare. */
  readVersion?: string | undefined;
}

/** Where a value was found. */
export type FactSource = Pick<Row, 'source_title' | 'source_url'>;

/**
 * Records that a value was checked against its source and is right. @param source replaces its own.
 * @throws StaleError if it was changed since it was read.
 */
export function checkFactValue(
  db: Database,
  id: string,
  check: Check,
  source?: FactSource,
): FactValue | undefined {
  return datedValues.update(db, id, { ...checked(check), ...source }, check.readVersion);
}

/**
 * Confirms a proposed value. @param source replaces its own.
 * @returns undefined if there is no such value, or it is already confirmed.
 * @throws TakenError for `valid_from` if another confirmed value begins that day; StaleError if it
 *   was changed since it was read.
 */
export function confirmFactValue(
  db: Database,
  id: string,
  check: Check,
  source?: FactSource,
): FactValue | undefined {
  return inTransaction(db, () => {
    const stored = datedValues.get(db, id);
    if (stored?.state !== 'proposed') return undefined;
    const confirmed = {
      state: 'confirmed',
      confirmed_at: now(),
      ...checked(check),
      ...source,
    } as const;
    const value = datedValues.update(db, id, confirmed, check.readVersion);
    invalidateLinking(db, stored.fact_key, 'fact');
    return value;
  });
}

const checked = ({ by, today }: Check) => ({
  checked_on: today,
  checked_by: by,
  review_by: nextReview(today),
});

/**
 * Runs `write`, which changes or deletes a value. Pages and posts refer to facts, so a fact with a
 * value today must keep one.
 * @param today ISO date, Sydney. @throws InUseError if the fact would have none.
 */
export function ensuringValueToday<Result>(
  db: Database,
  id: string,
  today: string,
  write: () => Result,
): Result {
  return inTransaction(db, () => {
    const key = datedValues.get(db, id)?.fact_key ?? '';
    const hasValue = () => factStatus(db, key, today) === 'confirmed';
    const before = hasValue();
    const result = write();
    if (before && !hasValue()) throw new InUseError(1);
    invalidateLinking(db, key, 'fact');
    return result;
  });
}

/** Lists the facts with a value whose source is at an address. */
export const factsCiting = ({ orm }: Database, url: string) =>
  orm
    .selectDistinct({ key: facts.key, name: facts.name })
    .from(factValues)
    .innerJoin(facts, eq(facts.key, factValues.fact_key))
    .where(eq(factValues.source_url, url))
    .all();

/** A fact with the values that visitors read, earliest first. */
export interface ShownFact {
  kind: FactKind;
  values: (Pick<Row, 'id' | 'value' | 'words' | 'valid_from' | 'checked_on'> &
    Partial<Pick<Row, 'valid_to'>>)[];
}

/**
 * Returns the facts that visitors read, by key: confirmed values, and proposed ones from their day
 * on. For the day of a confirmed value it alone counts.
 */
export function shownFacts({ orm }: Database): Map<string, ShownFact> {
  const { id, value, words, valid_from, valid_to, checked_on, state } = factValues;
  const own = { id, value, words, valid_from, valid_to, checked_on };
  const rows = orm
    .select({ key: facts.key, kind: facts.kind, own })
    .from(factValues)
    .innerJoin(facts, eq(facts.key, factValues.fact_key))
    .orderBy(asc(valid_from), asc(state))
    .all();
  const byKey = new Map<string, ShownFact>();
  for (const { key, kind, own } of rows) {
    const fact = byKey.get(key);
    if (!fact) byKey.set(key, { kind, values: [own] });
    else if (fact.values.at(-1)?.valid_from !== own.valid_from) fact.values.push(own);
  }
  return byKey;
}
