import { asc, count, desc, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../client';
import { now, secondsAgo } from '../time';
import { searchMisses } from './schema';

/** Words that visitors looked for in vain, and how often. */
export type SearchMiss = typeof searchMisses.$inferSelect;

const mostKept = 500;
const keptSeconds = 90 * 24 * 3600;

/** Counts words; where there are too many, those go that were asked for least and longest ago. */
export function countMiss({ orm }: Database, words: string): void {
  const { words: key, times, last_at } = searchMisses;
  const counted = { times: sql`${times} + 1`, last_at: now() };
  orm
    .insert(searchMisses)
    .values({ words, times: 1, last_at: now() })
    .onConflictDoUpdate({ target: key, set: counted })
    .run();
  const kept = orm.select({ rows: count() }).from(searchMisses).get()?.rows ?? 0;
  if (kept <= mostKept) return;
  const least = orm.select({ key }).from(searchMisses).orderBy(asc(times), asc(last_at));
  orm
    .delete(searchMisses)
    .where(inArray(key, least.limit(kept - mostKept)))
    .run();
}

/** What was looked for most. */
export function listMisses({ orm }: Database, limit: number): SearchMiss[] {
  const { times, last_at } = searchMisses;
  return orm.select().from(searchMisses).orderBy(desc(times), desc(last_at)).limit(limit).all();
}

/** A shorter part of a name is a part of many other words. */
const shortestName = 3;

/** Forgets words that hold one of these names, or a part of one: somebody looked for a person. */
export function forgetMisses({ orm }: Database, names: readonly string[]): void {
  const parts = names
    .flatMap((name) => name.split(/\s+/))
    .filter(({ length }) => length >= shortestName);
  for (const part of new Set([...names, ...parts].map((name) => name.toLowerCase()))) {
    orm.delete(searchMisses).where(sql`instr(${searchMisses.words}, ${part})`).run();
  }
}

/** Forgets words that nobody has looked for in three months. @returns how many. */
export function sweepMisses({ orm }: Database): number {
  return orm
    .delete(searchMisses)
    .where(lt(searchMisses.last_at, secondsAgo(keptSeconds)))
    .run().changes;
}
