import type { Database } from '../db/client';
import { recentEvents, recordEvents } from '../db/limitedEvents';
import { ApiFailure } from './errors';

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
  for (const key of keys) {
    const oldest = recentEvents(db, key, limit.seconds).at(-limit.most);
    if (oldest === undefined) continue;
    const wait = Math.ceil((Date.parse(oldest) - Date.now()) / 1000) + limit.seconds;
    const minutes = Math.max(1, Math.ceil(wait / 60));
    const message = limit.message(`${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`);
    throw new ApiFailure(429, { message }, { 'Retry-After': String(Math.max(1, wait)) });
  }
  recordEvents(db, keys);
}
