import { createHmac, randomBytes } from 'node:crypto';
import { and, count, desc, eq, gt, inArray, lt, lte, or } from 'drizzle-orm';
import { type Database, inTransaction, nonDurableTransaction } from './client';
import { rateLimitHits } from './schema';
import { getOrCreateSetting } from './settings';
import { now, secondsAgo, secondsFromNow } from './time';

/** Number of hits allowed per key in a number of seconds. */
export interface Allowance {
  most: number;
  seconds: number;
}

const keySetting = 'rate_limit_key';

/** Hashes a key with a secret of this file, so that no network or email address is stored. */
export function hashedKey(db: Database, key: string): string {
  const secret = getOrCreateSetting(db, keySetting, () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', secret).update(key).digest('base64url');
}

/** Excludes hits in the future, left by a clock that was ahead. */
const recent = (hash: string, seconds: number) =>
  and(
    eq(rateLimitHits.key, hash),
    gt(rateLimitHits.at, secondsAgo(seconds)),
    lte(rateLimitHits.at, now()),
  );

export function countHits(db: Database, key: string, seconds: number): number {
  const matches = recent(hashedKey(db, key), seconds);
  return db.orm.select({ hits: count() }).from(rateLimitHits).where(matches).get()?.hits ?? 0;
}

/** Returns the seconds until `key` may be used again; undefined if it may now. */
export function secondsUntilFree(
  db: Database,
  key: string,
  { most, seconds }: Allowance,
): number | undefined {
  const oldest = db.orm
    .select({ at: rateLimitHits.at })
    .from(rateLimitHits)
    .where(recent(hashedKey(db, key), seconds))
    .orderBy(desc(rateLimitHits.at))
    .limit(1)
    .offset(most - 1)
    .get();
  if (!oldest) return undefined;
  return Math.max(1, Math.ceil((Date.parse(oldest.at) - Date.now()) / 1000) + seconds);
}

/**
 * Counts a hit of each key, kept for the limit's period. Outside a transaction it doesn't wait for
 * the disk: a power cut may lose it, a restart doesn't.
 */
export function recordHits(db: Database, keys: string[], seconds: Allowance['seconds']): void {
  const times = { at: now(), expires_at: secondsFromNow(seconds) };
  const rows = keys.map((key) => ({ key: hashedKey(db, key), ...times }));
  const write = () => {
    for (const row of rows) db.orm.insert(rateLimitHits).values(row).run();
  };
  if (db.sqlite.inTransaction) inTransaction(db, write);
  else nonDurableTransaction(db, write);
}

/** Counts a hit if the key has one left. @returns whether it had. */
export function tryHit(db: Database, key: string, allowance: Allowance): boolean {
  if (secondsUntilFree(db, key, allowance) !== undefined) return false;
  recordHits(db, [key], allowance.seconds);
  return true;
}

export function deleteHits(db: Database, keys: string[]): void {
  const hashes = keys.map((key) => hashedKey(db, key));
  db.orm.delete(rateLimitHits).where(inArray(rateLimitHits.key, hashes)).run();
}

/** Takes the last hit of a key back. */
export function removeHit(db: Database, key: string): void {
  const last = db.orm
    .select({ id: rateLimitHits.id })
    .from(rateLimitHits)
    .where(eq(rateLimitHits.key, hashedKey(db, key)))
    .orderBy(desc(rateLimitHits.at))
    .limit(1)
    .get();
  if (last) db.orm.delete(rateLimitHits).where(eq(rateLimitHits.id, last.id)).run();
}

/** Deletes expired hits, and those in the future. */
export function sweepHits(db: Database): void {
  const isOver = or(lt(rateLimitHits.expires_at, now()), gt(rateLimitHits.at, now()));
  const one = db.orm.select({ id: rateLimitHits.id }).from(rateLimitHits).where(isOver).limit(1);
  if (!one.get()) return;
  nonDurableTransaction(db, () => db.orm.delete(rateLimitHits).where(isOver).run());
}
