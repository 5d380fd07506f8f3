import type { Database } from '../../db/client';
import { deleteHits } from '../../db/rateLimitHits';
import { countOrRefuse, type RateLimit } from '../http/rateLimit';

const failures: RateLimit = {
  most: 5,
  seconds: 15 * 60,
  message: (wait) => `Too many failed attempts. Try again in ${wait}.`,
};

/**
 * Returns the rate-limit keys of a sign-in: per account and per address. Known devices of an admin
 * share a separate count, so that strangers can't lock the owner out and a second device gains no
 * extra guesses.
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
 * Like `signInKeys`, for codes and passkeys after the password, which count separately. A passkey
 * alone counts separately from both.
 */
export function twoFactorKeys(attempt: {
  /** Undefined for an unknown passkey. */
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
 * Counts an attempt as failed before verifying it, so that concurrent attempts all count.
 * `forgetFailures` undoes it after a success.
 * @throws HttpError 429 if one of the keys is used up.
 */
export function countAttempt(db: Database, keys: string[]): void {
  countOrRefuse(db, keys, failures);
}

export function clearFailures(db: Database, keys: string[]): void {
  deleteHits(db, keys);
}
