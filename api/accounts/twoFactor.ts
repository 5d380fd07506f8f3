import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import {
  consumeRecoveryCode,
  consumeStep,
  getTwoFactor,
  replaceRecoveryCodes,
  twoFactorSince,
} from '../../db/accounts/twoFactor';
import { type Database, inTransaction } from '../../db/client';
import { brand } from '../../shared/brand';
import type { Services } from '../context';
import { HttpError } from '../http/errors';

/** The default of authenticator apps; RFC 6238. */
const period = 30;
const digits = 6;
/** Accepts codes of the previous and next step, since clocks differ. */
const drift = 1;
const recoveryCodeCount = 10;
/** Without I, L, O and U, which are easily misread. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a new base32 secret of 160 bits. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Returns the `otpauth:` URI for the QR code. */
export function authenticatorUri(username: string, secret: string): string {
  return totp(secret, username).toString();
}

function totp(secret: string, label = 'admin'): TOTP {
  return new TOTP({ issuer: brand.name, label, algorithm: 'SHA1', digits, period, secret });
}

/** Returns the 30-second step of a six-digit code at `now` (ms); undefined if it is wrong. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  const token = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const delta = totp(secret).validate({ token, timestamp: now, window: drift });
  return delta === null ? undefined : Math.floor(now / 1000 / period) + delta;
}

/** Makes ten codes such as `7K3M-9QXA-2BTD-RW5H`, of 80 random bits each, with their hashes. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: recoveryCodeCount }, () =>
    Array.from(randomBytes(16), (byte) => letters[byte % letters.length])
      .join('')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  );
  return { codes, hashes: codes.map(hashRecoveryCode) };
}

/** Accepts codes without hyphens, in lowercase, or with an O for a zero. */
function hashRecoveryCode(code: string): string {
  const plain = code
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(plain).digest('base64url');
}

/**
 * Consumes an authenticator or recovery code. Only one of two concurrent uses succeeds.
 * @returns which kind it was; undefined if it is wrong or used.
 */
export function consumeCode(
  db: Database,
  adminId: string,
  code: string,
): 'totp' | 'recovery' | undefined {
  const stored = getTwoFactor(db, adminId);
  const step = stored?.confirmed_at ? stepOfCode(stored.secret, code) : undefined;
  if (step !== undefined) return consumeStep(db, adminId, step) ? 'totp' : undefined;
  return consumeRecoveryCode(db, adminId, hashRecoveryCode(code)) ? 'recovery' : undefined;
}

/**
 * Adds a second factor in one transaction.
 * @returns the recovery codes created with the first one; null if there are some already.
 */
export function addTwoFactor(db: Database, adminId: string, add: () => void): string[] | null {
  return inTransaction(db, () => {
    const isFirst = twoFactorSince(db, adminId) === undefined;
    add();
    if (!isFirst) return null;
    const { codes, hashes } = newRecoveryCodes();
    replaceRecoveryCodes(db, adminId, hashes);
    return codes;
  });
}

/**
 * Removes a second factor. The last one takes the recovery codes with it.
 * @throws HttpError 409 for the last one if two-step sign-in is required.
 */
export function disableTwoFactor<Result>(
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  adminId: string,
  remove: () => Result,
): Result {
  return inTransaction(db, () => {
    const result = remove();
    if (twoFactorSince(db, adminId) !== undefined) return result;
    if (environment.TWO_STEP === 'required') {
      const message =
        'This site requires two-step sign-in. Add another passkey or app first, then remove this one.';
      throw new HttpError(409, { message });
    }
    replaceRecoveryCodes(db, adminId, []);
    return result;
  });
}
