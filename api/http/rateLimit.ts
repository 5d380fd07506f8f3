import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/client';
import { type Allowance, recordHits, secondsUntilFree } from '../../db/rateLimitHits';
import { HttpError } from './errors';
import { Semaphore, SemaphoreFullError } from './semaphore';

/** What a key (an address, an account, a form) may do, and what who did more is told. */
export interface RateLimit extends Allowance {
  /** What the 429 says; `wait` is such as '3 minutes'. */
  message(wait: string): string;
}

/**
 * Counts one hit for every key. The counts are in the file, so that a restart forgets none.
 * @throws ApiFailure 429 with `Retry-After`, counting nothing, when a key has had its hits.
 */
export function countOrRefuse(db: Database, keys: string[], limit: RateLimit): void {
  refuseUsedUp(db, keys, limit);
  recordHits(db, keys, limit.seconds);
}

/** The same without counting, for what counts under several limits or only later. */
export function refuseUsedUp(db: Database, keys: string[], limit: RateLimit): void {
  for (const key of keys) {
    const wait = secondsUntilFree(db, key, limit);
    if (wait !== undefined) throw tooMany(limit, wait);
  }
}

/**
 * Does one piece of work after the other, and serves other requests between them.
 * @returns what does it; it throws ApiFailure 429 while `limit.most` wait.
 */
export function serialQueue(limit: RateLimit) {
  const queue = new Semaphore(1, limit.most);
  return async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await queue.run(async () => {
        await setImmediate();
        return work();
      });
    } catch (error) {
      if (error instanceof SemaphoreFullError) throw tooMany(limit, limit.seconds);
      throw error;
    }
  };
}

/** The 429 for who has to wait `seconds`. */
export function tooMany({ message }: Pick<RateLimit, 'message'>, seconds: number): HttpError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return new HttpError(429, { message: message(wait) }, { 'Retry-After': String(seconds) });
}
