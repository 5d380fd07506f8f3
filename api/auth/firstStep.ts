import type { Context } from 'hono';
import { type Credentials, findCredentials } from '../../db/admins';
import { secondStepSince } from '../../db/secondSteps';
import type { Services } from '../context';
import { forgetCookie, readCookie, sendCookie } from './cookies';
import { fingerprint } from './sessions';

/** How long one has for the second step. */
const firstStepSeconds = 5 * 60;

/**
 * Remembers that the password was right, in a cookie that is good for the second step alone and
 * only as long as the password stays the same and two-step sign-in on.
 */
export function rememberFirstStep(
  services: Services,
  c: Context,
  admin: Credentials,
  secondStepSince: string,
): Promise<void> {
  const claims = { sub: admin.id, password: fingerprint(admin), since: secondStepSince };
  return sendCookie(services, c, 'first-step', claims, { seconds: firstStepSeconds });
}

/** The admin whose password was right in the last five minutes; undefined where there is none. */
export async function firstStepOf(
  services: Services,
  c: Context,
): Promise<Credentials | undefined> {
  const payload = await readCookie(services, c, 'first-step');
  if (typeof payload?.sub !== 'string') return undefined;
  const admin = findCredentials(services.db, { id: payload.sub });
  const since = secondStepSince(services.db, payload.sub);
  const isSame = admin && payload.password === fingerprint(admin) && payload.since === since;
  return isSame ? admin : undefined;
}

export function forgetFirstStep(services: Services, c: Context): void {
  forgetCookie(services, c, 'first-step');
}
