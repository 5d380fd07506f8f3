import type { Database } from '../../db/client';
import { recentEvents, recordEvents } from '../../db/limitedEvents';
import { ApiFailure } from '../http/errors';

export interface RateLimit {
  /** Events of one key that are let through in `seconds`. */
  most: number;
  seconds: number;
  /** What the 429 says; `wait` is such as '3 minutes'. */
  message(wait: string): string;
}

/**
 * Counts one event for every key. The counts are in the database, so that a restart forgets none.
 * @throws ApiFailure 429 with `Retry-After`, counting nothing, when a key has had its events.
 */
export function countOrRefuse(db: Database, keys: string[], limit: RateLimit): void {
  refuseBeyond(db, keys, limit);
  recordEvents(db, keys);
}

/** The same without counting, for what counts under several limits. */
export function refuseBeyond(db: Database, keys: string[], limit: RateLimit): void {
  for (const key of keys) {
    const wait = secondsToWait(db, key, limit);
    if (wait !== undefined) throw tooMany(limit, wait);
  }
}

/** Seconds until `key` has an event left; undefined where it has one now. */
export function secondsToWait(
  db: Database,
  key: string,
  limit: Pick<RateLimit, 'most' | 'seconds'>,
): number | undefined {
  const oldest = recentEvents(db, key, limit.seconds).at(-limit.most);
  if (oldest === undefined) return undefined;
  return Math.max(1, Math.ceil((Date.parse(oldest) - Date.now()) / 1000) + limit.seconds);
}

/** The 429 for who has to wait `seconds`. */
export function tooMany({ message }: Pick<RateLimit, 'message'>, seconds: number): ApiFailure {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return new ApiFailure(429, { message: message(wait) }, { 'Retry-After': String(seconds) });
}
