import type { Context } from 'hono';
import { type Credentials, findCredentials } from '../../db/accounts/admins';
import { twoFactorSince } from '../../db/accounts/twoFactor';
import type { Services } from '../context';
import { HttpError } from '../http/errors';
import { clearSignedCookie, readSignedCookie, setSignedCookie } from './cookies';
import { fingerprint } from './sessions';

const twoFactorPendingSeconds = 5 * 60;

/**
 * Remembers the correct password in a cookie valid only for two-step sign-in, while the password
 * stays the same and two-step sign-in stays on.
 */
export function setTwoFactorPending(
  services: Services,
  c: Context,
  admin: Credentials,
  secondStepSince: string,
): Promise<void> {
  const claims = { sub: admin.id, password: fingerprint(admin), since: secondStepSince };
  return setSignedCookie(services, c, 'first-step', claims, { seconds: twoFactorPendingSeconds });
}

/**
 * Returns the admin whose password was confirmed in the last five minutes. @throws HttpError 401 if
 * there is none.
 */
export async function readTwoFactorPending(services: Services, c: Context): Promise<Credentials> {
  const { sub, password, since } = (await readSignedCookie(services, c, 'first-step')) ?? {};
  const id = typeof sub === 'string' ? sub : undefined;
  const admin = id === undefined ? undefined : findCredentials(services.db, { id });
  const isSame = admin && password === fingerprint(admin);
  if (isSame && since === twoFactorSince(services.db, admin.id)) return admin;
  const message = 'The time for the code has run out. Sign in with your password again.';
  throw new HttpError(401, { message });
}

export function clearTwoFactorPending(services: Services, c: Context): void {
  clearSignedCookie(services, c, 'first-step');
}
