import type { Database } from '../../db/client';
import { forgetHits } from '../../db/rateLimitHits';
import { countOrRefuse, type RateLimit } from '../http/rateLimit';

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

/**
 * As `signInKeys`, for codes and passkeys after the password: who comes so far has it, and counts
 * apart from who hasn't. A passkey alone counts apart from both.
 */
export function twoFactorKeys(attempt: {
  /** Undefined for a passkey that nobody has. */
  adminId: string | undefined;
  address: string;
  isKnownDevice: boolean;
  isAlone?: boolean;
}): string[] {
  const { adminId, address, isKnownDevice, isAlone = false } = attempt;
  const step = isAlone ? 'passkey' : 'second step';
  if (isKnownDevice) return [`${step} known device ${adminId}`];
  const account = adminId === undefined ? [] : [`${step} account ${adminId}`];
  return [...account, `${step} address ${address}`];
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
  forgetHits(db, keys);
}
