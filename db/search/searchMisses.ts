import { asc, count, desc, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../client';
import { now, secondsAgo } from '../time';
import { searchMisses } from './schema';

/** A search without a result, and how often it was made. */
export type SearchMiss = typeof searchMisses.$inferSelect;

const maxKept = 500;
/** Of those the newest, however rare: room for what is missed today. */
const newestKept = 100;
const keptSeconds = 90 * 24 * 3600;

/** Counts a search. Beyond the limit, drops the rarest and oldest but the newest hundred. */
export function countMiss({ orm }: Database, words: string): void {
  const { words: key, times, last_at } = searchMisses;
  const counted = { times: sql`${times} + 1`, last_at: now() };
  orm
    .insert(searchMisses)
    .values({ words, times: 1, last_at: now() })
    .onConflictDoUpdate({ target: key, set: counted })
    .run();
  const stored = orm.select({ rows: count() }).from(searchMisses).get()?.rows ?? 0;
  if (stored <= maxKept) return;
  const newest = orm.select({ key }).from(searchMisses).orderBy(desc(last_at)).limit(newestKept);
  const least = orm
    .select({ key })
    .from(searchMisses)
    .where(notInArray(key, newest))
    .orderBy(asc(times), asc(last_at));
  orm
    .delete(searchMisses)
    .where(inArray(key, least.limit(stored - maxKept)))
    .run();
}

export const clearMisses = ({ orm }: Database): void => void orm.delete(searchMisses).run();

export function listMisses({ orm }: Database, limit: number): SearchMiss[] {
  const { times, last_at } = searchMisses;
  return orm.select().from(searchMisses).orderBy(desc(times), desc(last_at)).limit(limit).all();
}

/** Shorter parts of a name occur in many other words. */
const shortestName = 3;

/**
 * Deletes searches containing one of these names or a part of one, since somebody may have searched
 * for a person.
 */
export function deleteMisses({ orm }: Database, names: readonly string[]): void {
  const parts = names
    .flatMap((name) => name.split(/\s+/))
    .filter(({ length }) => length >= shortestName);
  for (const part of new Set([...names, ...parts].map((name) => name.toLowerCase()))) {
    orm.delete(searchMisses).where(sql`instr(${searchMisses.words}, ${part})`).run();
  }
}

/** Deletes searches not made for three months. @returns the number deleted. */
export function sweepMisses({ orm }: Database): number {
  return orm
    .delete(searchMisses)
    .where(lt(searchMisses.last_at, secondsAgo(keptSeconds)))
    .run().changes;
}
