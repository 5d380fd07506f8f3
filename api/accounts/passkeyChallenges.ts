import type { Context } from 'hono';
import { tryHit } from '../../db/rateLimitHits';
import type { Services } from '../context';
import { clearSignedCookie, readSignedCookie, setSignedCookie } from './cookies';

const seconds = 5 * 60;

/**
 * The purpose and owner of a challenge: setup and confirmation belong to a session, the second
 * factor to an admin. Signing in with a passkey alone belongs to nobody.
 */
export type ChallengeUse =
  | { to: 'register' | 'confirm' | 'second-step'; of: string }
  | { to: 'sign-in' };

const purposeText = (use: ChallengeUse) => ('of' in use ? `${use.to} ${use.of}` : use.to);

/** Stores a challenge (base64url) in a cookie for five minutes and a single use. */
export function storeChallenge(
  services: Services,
  c: Context,
  challenge: string,
  use: ChallengeUse,
): Promise<void> {
  return setSignedCookie(services, c, 'passkey', { challenge, use: purposeText(use) }, { seconds });
}

/**
 * Returns the request's challenge and consumes it; undefined if there is none for this use, or it
 * was used.
 */
export async function consumeChallenge(
  services: Services,
  c: Context,
  use: ChallengeUse,
): Promise<string | undefined> {
  const payload = await readSignedCookie(services, c, 'passkey');
  const challenge = payload?.challenge;
  if (typeof challenge !== 'string' || payload?.use !== purposeText(use)) return undefined;
  clearSignedCookie(services, c, 'passkey');
  const once = { most: 1, seconds };
  return tryHit(services.db, `passkey challenge ${challenge}`, once) ? challenge : undefined;
}
