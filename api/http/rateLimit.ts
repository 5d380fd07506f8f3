import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/client';
import { type Allowance, recordHits, secondsUntilFree } from '../../db/rateLimitHits';
import { HttpError } from './errors';
import { Semaphore, SemaphoreFullError } from './semaphore';

/** A limit per key (an address, an account, a form), with its message. */
export interface RateLimit extends Allowance {
  /** Message of the 429; `wait` reads like '3 minutes'. */
  message(wait: string): string;
}

/**
 * Counts one hit for every key. Counts are stored in the file and survive restarts.
 * @throws HttpError 429 with `Retry-After`, counting nothing, if a key is used up.
 */
export function countOrRefuse(db: Database, keys: string[], limit: RateLimit): void {
  refuseUsedUp(db, keys, limit);
  recordHits(db, keys, limit.seconds);
}

/** Checks without counting, for callers with several limits or later counting. */
export function refuseUsedUp(db: Database, keys: string[], limit: RateLimit): void {
  for (const key of keys) {
    const wait = secondsUntilFree(db, key, limit);
    if (wait !== undefined) throw tooManyRequests(limit, wait);
  }
}

/**
 * Runs work one piece at a time, with other requests in between.
 * @returns the queue, which throws HttpError 429 while `limit.most` pieces wait.
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
      if (error instanceof SemaphoreFullError) throw tooManyRequests(limit, limit.seconds);
      throw error;
    }
  };
}

/** Builds the 429 for a client that has to wait `seconds`. */
export function tooManyRequests(
  { message }: Pick<RateLimit, 'message'>,
  seconds: number,
): HttpError {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  const wait = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return new HttpError(429, { message: message(wait) }, { 'Retry-After': String(seconds) });
}
