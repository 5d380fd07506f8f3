import { and, eq, inArray } from 'drizzle-orm';
import { sourceKindOf } from '../../shared/facts';
import { type Database, inTransaction } from '../client';
import { InUseError } from '../errors';
import { invalidateLinking } from '../posts/checks';
import { defineResource, type Shown } from '../resource';
import { now } from '../time';
import { nextReview } from './factReviews';
import { factStatus } from './facts';
import { factText } from './factText';
import { facts, factValues } from './schema';

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
  by: string;
  /** ISO date, Sydney. */
  today: string;
  /** `updated_at` as the client read it; absent: don't compare. */
  readVersion?: string | undefined;
}

/** Where a value was found. */
export type FactSource = Pick<Row, 'source_title' | 'source_url'>;

const withKind = (source: FactSource | undefined) =>
  source && { ...source, source_kind: sourceKindOf(source) };

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
  return datedValues.update(db, id, { ...checked(check), ...withKind(source) }, check.readVersion);
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
      ...withKind(source),
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

/**
 * Lists the keys of facts with a confirmed value that is an estimate: so they stood before values had
 * kinds.
 */
export const confirmedEstimates = ({ orm }: Database): string[] =>
  orm
    .selectDistinct({ key: factValues.fact_key })
    .from(factValues)
    .where(and(eq(factValues.state, 'confirmed'), eq(factValues.source_kind, 'estimate')))
    .all()
    .map(({ key }) => key);

/** Lists the facts with a value whose source is at an address. */
export const factsCiting = ({ orm }: Database, url: string) =>
  orm
    .selectDistinct({ key: facts.key, name: facts.name })
    .from(factValues)
    .innerJoin(facts, eq(facts.key, factValues.fact_key))
    .where(eq(factValues.source_url, url))
    .all();
