import type { Database } from '../db/client';
import { clearEvents } from '../db/limitedEvents';
import { countOrRefuse, type RateLimit } from './rateLimit';

const failures: RateLimit = {
  most: 5,
  seconds: 15 * 60,
  message: (wait) => `Too many failed attempts. Try again in ${wait}.`,
};

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
 * @throws ApiFailure 429 when one of the keys has had its failures.
 */
export function countAttempt(db: Database, keys: string[]): void {
  countOrRefuse(db, keys, failures);
}

export function forgetFailures(db: Database, keys: string[]): void {
  for (const key of keys) clearEvents(db, key);
}
