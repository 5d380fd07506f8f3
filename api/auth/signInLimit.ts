import type { Database } from '../../db/client';
import { clearEvents } from '../../db/limitedEvents';
import { countOrRefuse, type RateLimit } from './rateLimit';

const failures: RateLimit = {
  most: 5,
  seconds: 15 * 60,
  message: (wait) => `Too many failed attempts. Try again in ${wait}.`,
};

/**
 * Counts sign-in failures per account and per address. The devices that the admin has signed in
 * from before have one count of their own, so that strangers' guesses never lock the owner out and
 * a second device buys no second set of guesses.
 */
export function signInKeys(attempt: {
  username: string;
  address: string;
  isKnownDevice: boolean;
}): string[] {
  if (attempt.isKnownDevice) return [`sign-in known device ${attempt.username}`];
  return [`sign-in account ${attempt.username}`, `sign-in address ${attempt.address}`];
}

/** As `signInKeys`, for codes: who comes so far has the password, and counts apart from who hasn't. */
export function secondStepKeys(attempt: {
  adminId: string;
  address: string;
  isKnownDevice: boolean;
}): string[] {
  if (attempt.isKnownDevice) return [`second step known device ${attempt.adminId}`];
  return [`second step account ${attempt.adminId}`, `second step address ${attempt.address}`];
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
