import type { Database } from '../db/client';
import { clearEvents, recentEvents, recordEvents } from '../db/limitedEvents';
import { ApiFailure } from './errors';

export const maxFailures = 5;
export const windowSeconds = 15 * 60;

/**
 * Counts sign-in failures per account and per address. A device the admin has signed in from
 * before has a count of its own, so that strangers' guesses never lock the owner out.
 */
export function signInKeys(attempt: {
  username: string;
  address: string;
  knownDevice: string | undefined;
}): string[] {
  if (attempt.knownDevice) return [`sign-in device ${attempt.knownDevice}`];
  return [`sign-in account ${attempt.username}`, `sign-in address ${attempt.address}`];
}

/**
 * Counts an attempt as failed before its password is looked at, so that attempts made at the same
 * moment are all counted. A success is taken back with `forgetFailures`.
 * @throws ApiFailure 429 with `Retry-After` when one of the keys has had its failures.
 */
export function countAttempt(db: Database, keys: string[]): void {
  for (const key of keys) {
    const failures = recentEvents(db, key, windowSeconds);
    const oldest = failures.at(-maxFailures);
    if (oldest === undefined) continue;
    const wait = Math.ceil((Date.parse(oldest) - Date.now()) / 1000) + windowSeconds;
    const minutes = Math.max(1, Math.ceil(wait / 60));
    throw new ApiFailure(
      429,
      {
        message: `Too many failed attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      },
      { 'Retry-After': String(Math.max(1, wait)) },
    );
  }
  recordEvents(db, keys, windowSeconds);
}

export function forgetFailures(db: Database, keys: string[]): void {
  for (const key of keys) clearEvents(db, key);
}
