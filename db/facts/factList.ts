import { asc, eq } from 'drizzle-orm';
import { hasWords } from '../../shared/words';
import { type Database, inTransaction } from '../client';
import { InUseError, rejectTaken, StaleError } from '../errors';
import { countRows, type ListPage, type ListQuery } from '../list';
import { countFactUses, postsUsingFacts } from '../posts/uses';
import { nextVersion, now } from '../time';
import { hasEnded } from './factNames';
import { daysBetween } from './factReviews';
import { datedRows, factOn, valueOn } from './facts';
import { factText } from './factText';
import { facts, factValues } from './schema';

/** A fact in the admin's list. */
export type ListedFact = ReturnType<typeof allFacts>[number];

export const factStates = ['due', 'unchecked', 'proposed', 'upcoming'] as const;
export type FactState = (typeof factStates)[number];

/** Defines each state that the list can be filtered by. */
const isIn: Record<FactState, (fact: ListedFact) => boolean> = {
  due: ({ checked_by, days_until_review: days }) =>
    checked_by !== null && days !== null && days <= 0,
  /** Came with the site; nobody of the office has checked it. */
  unchecked: ({ checked_by, value_id }) => checked_by === null && value_id !== null,
  proposed: ({ proposed }) => proposed > 0,
  upcoming: ({ next_from }) => next_from !== null,
};

/** Returns all facts on a day (ISO date, Sydney), by key. There are a few hundred at most. */
export function allFacts(db: Database, day: string) {
  const { orm } = db;
  const uses = countFactUses(db);
  const values = datedRows(db);
  return orm
    .select()
    .from(facts)
    .orderBy(asc(facts.key))
    .all()
    .map(({ key, ...row }) => {
      const own = values.get(key) ?? [];
      const confirmed = own.filter(({ state }) => state === 'confirmed');
      const last = confirmed.findLast(({ valid_from }) => valid_from <= day);
      const present = last && hasEnded(last.valid_to, day) ? undefined : last;
      const fact = factOn(own, day);
      const read = fact && fact.value !== null ? fact : undefined;
      const next = confirmed.find(({ valid_from }) => valid_from > day);
      return {
        id: key,
        ...row,
        /** Id of the value that visitors read, confirmed or not. */
        read_id: valueOn(own, day)?.id ?? null,
        /** The same, formatted. */
        text: read?.text ?? null,
        /** The same for running text, if it has such a wording. */
        words: read?.words ?? null,
        valid_from: read?.since ?? null,
        /** The confirmed value in force, which a check is of. */
        value_id: present?.id ?? null,
        value_updated_at: present?.updated_at ?? null,
        checked_on: present?.checked_on ?? null,
        checked_by: present?.checked_by ?? null,
        review_by: present?.review_by ?? null,
        /** Negative if overdue. */
        days_until_review: present ? daysBetween(day, present.review_by) : null,
        source_title: read?.source.title || (present?.source_title ?? null),
        source_url: read?.source.url ?? null,
        /** The next confirmed value and its first day. */
        next_text: next ? factText(row.kind, next.value) : null,
        next_from: next?.valid_from ?? null,
        /** Number of values waiting for confirmation. */
        proposed: own.length - confirmed.length,
        /** Number of live posts that refer to it; the API adds the site's pages. */
        uses: uses.get(key) ?? 0,
      };
    });
}

/**
 * Returns one page of facts, unknown ones last. @param query `state` besides the usual list
 * parameters.
 */
export function pageOfFacts(
  all: readonly ListedFact[],
  query: ListQuery<keyof ListedFact, 'topic' | 'kind'> & { state?: FactState | undefined },
): ListPage<Partial<ListedFact>> {
  const { q, ids, state, sort, offset, limit, fields } = query;
  const { topic, kind } = query.filters ?? {};
  const matching = all.filter(
    (fact) =>
      (!state || isIn[state](fact)) &&
      (topic === undefined || fact.topic === topic) &&
      (kind === undefined || fact.kind === kind) &&
      (!ids || ids.includes(fact.id)) &&
      (!q || hasWords(`${fact.id} ${fact.name} ${fact.topic} ${fact.text ?? ''}`, q)),
  );
  const sign = sort.direction === 'ASC' ? 1 : -1;
  const sorted = matching.toSorted(
    (one, other) =>
      compare(one[sort.column], other[sort.column], sign) || compare(one.id, other.id, 1),
  );
  const rows = sorted.slice(offset, offset + limit);
  return { rows: fields ? rows.map((row) => pick(row, fields)) : rows, total: matching.length };
}

type Cell = string | number | null;

function compare(one: Cell, other: Cell, sign: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other));
}

function pick(row: ListedFact, fields: readonly (keyof ListedFact)[]): Partial<ListedFact> {
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}

export const countFacts = (all: readonly ListedFact[], state: FactState) =>
  all.filter(isIn[state]).length;

/** Counts the topics of facts in a state. */
export const countTopics = (all: readonly ListedFact[], state: FactState): number =>
  new Set(all.filter(isIn[state]).map(({ topic }) => topic)).size;

export type NewFact = Pick<typeof facts.$inferInsert, 'name' | 'kind' | 'topic'>;

/** Adds a fact without a value. @throws TakenError for `key`. */
export function createFact({ orm }: Database, key: string, values: NewFact): void {
  const created_at = now();
  rejectTaken({ 'facts.key': 'key' }, () =>
    orm
      .insert(facts)
      .values({ key, ...values, created_at, updated_at: created_at })
      .run(),
  );
}

/** @returns whether the fact exists. @throws StaleError as `updateBlog`. */
export function renameFact(
  { orm }: Database,
  key: string,
  values: Pick<NewFact, 'name' | 'topic'>,
  readVersion: string,
): boolean {
  return orm.transaction((tx) => {
    const stored = tx.select().from(facts).where(eq(facts.key, key)).get();
    if (!stored) return false;
    if (stored.updated_at !== readVersion) throw new StaleError();
    const updated_at = nextVersion(stored.updated_at);
    tx.update(facts)
      .set({ ...values, updated_at })
      .where(eq(facts.key, key))
      .run();
    return true;
  });
}

/**
 * Deletes a fact. @returns whether it existed.
 * @throws InUseError with the number of its values and of posts that refer to it.
 */
export function deleteFact(db: Database, key: string): boolean {
  return inTransaction(db, () => {
    const { orm } = db;
    const held =
      countRows(db, factValues, eq(factValues.fact_key, key)) + postsUsingFacts(db, [key]).length;
    if (held > 0) throw new InUseError(held);
    return orm.delete(facts).where(eq(facts.key, key)).run().changes > 0;
  });
}

/** Returns a fact's kind, or undefined if there is no such fact. */
export function factKind({ orm }: Database, key: string) {
  return orm.select({ kind: facts.kind }).from(facts).where(eq(facts.key, key)).get()?.kind;
}
