import { and, count, desc, eq, gt, inArray, lt, lte, or } from 'drizzle-orm';
import { type Database, inTransaction, nonDurableTransaction } from './client';
import { rateLimitHits } from './schema';
import { now, secondsAgo } from './time';

/** How many hits one key has in so many seconds. */
export interface Allowance {
  most: number;
  seconds: number;
}

/** No limit looks back further than a day. */
const keptSeconds = 24 * 60 * 60;

/** What a clock that was ahead left in the future doesn't count: it would until that day. */
const recent = (key: string, seconds: number) =>
  and(
    eq(rateLimitHits.key, key),
    gt(rateLimitHits.at, secondsAgo(seconds)),
    lte(rateLimitHits.at, now()),
  );

export function countHits({ orm }: Database, key: string, seconds: number): number {
  const counted = orm.select({ hits: count() }).from(rateLimitHits).where(recent(key, seconds));
  return counted.get()?.hits ?? 0;
}

/** Seconds until `key` has a hit left; undefined where it has one now. */
export function secondsUntilFree(
  { orm }: Database,
  key: string,
  { most, seconds }: Allowance,
): number | undefined {
  const oldest = orm
    .select({ at: rateLimitHits.at })
    .from(rateLimitHits)
    .where(recent(key, seconds))
    .orderBy(desc(rateLimitHits.at))
    .limit(1)
    .offset(most - 1)
    .get();
  if (!oldest) return undefined;
  return Math.max(1, Math.ceil((Date.parse(oldest.at) - Date.now()) / 1000) + seconds);
}

/**
 * Counts a hit of each key, and forgets those of more than a day ago and of the future. Outside of a
 * transaction it waits for no disk: a power cut may lose it, a restart doesn't.
 */
export function recordHits(db: Database, keys: string[]): void {
  const write = () => {
    const isOver = or(lt(rateLimitHits.at, secondsAgo(keptSeconds)), gt(rateLimitHits.at, now()));
    db.orm.delete(rateLimitHits).where(isOver).run();
    for (const key of keys) db.orm.insert(rateLimitHits).values({ key, at: now() }).run();
  };
  if (db.sqlite.inTransaction) inTransaction(db, write);
  else nonDurableTransaction(db, write);
}

/** Counts a hit where the key has one left. @returns whether it had. */
export function takeHit(db: Database, key: string, allowance: Allowance): boolean {
  if (secondsUntilFree(db, key, allowance) !== undefined) return false;
  recordHits(db, [key]);
  return true;
}

export function forgetHits({ orm }: Database, keys: string[]): void {
  orm.delete(rateLimitHits).where(inArray(rateLimitHits.key, keys)).run();
}
