import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../db/client';
import type { Subscription } from '../../db/newsletterOutbox';
import { settingOr } from '../../db/settings';

/** A key of its own: links in mail outlive `npm run admin -- new-secret`, which ends the sessions. */
const setting = 'mail_secret';

/** What a link in mail is for. A confirmation is for one round of asking, which `asked_at` names. */
type Purpose = { of: 'unsubscribe' } | { of: 'confirm'; asked_at: string };

function signature(db: Database, id: string, purpose: Purpose): Buffer {
  const secret = settingOr(db, setting, () => randomBytes(32).toString('base64url'));
  const round = purpose.of === 'confirm' ? purpose.asked_at : '';
  return createHmac('sha256', secret).update(`${purpose.of} ${id} ${round}`).digest();
}

/** The text that a link's address ends with. */
export function mailToken(db: Database, id: string, purpose: Purpose): string {
  return `${id}.${signature(db, id, purpose).toString('base64url')}`;
}

/** The subscriber whom a token names, and whether it was signed for a purpose; undefined where it has no form. */
export function readMailToken(
  db: Database,
  token: string,
): { id: string; isFor(purpose: Purpose): boolean } | undefined {
  const [, id, sent] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !sent) return undefined;
  const bytes = Buffer.from(sent, 'base64url');
  return { id, isFor: (purpose) => timingSafeEqual(bytes, signature(db, id, purpose)) };
}

/** Whether a confirmation's token is of the row's present round of asking. */
export function isOfRound(
  token: NonNullable<ReturnType<typeof readMailToken>>,
  { asked_at }: Subscription,
): boolean {
  return asked_at !== null && token.isFor({ of: 'confirm', asked_at });
}
