import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/client';
import type { Subscription } from '../../db/mail/subscriptions';
import { getOrCreateSetting } from '../../db/settings';
import { isSigned, signText } from '../accounts/tokens';

/** A separate key: links in mail survive `npm run admin -- new-secret`, which ends sessions. */
const setting = 'mail_secret';

/** A link's purpose. Confirmations belong to one round, identified by `asked_at`. */
type Purpose = { of: 'unsubscribe' | 'booking' } | { of: 'confirm'; asked_at: string };

const mailKey = (db: Database) =>
  getOrCreateSetting(db, setting, () => randomBytes(32).toString('base64url'));

const signedText = (id: string, purpose: Purpose) =>
  `${purpose.of} ${id} ${purpose.of === 'confirm' ? purpose.asked_at : ''}`;

/** Returns the token at the end of a link in mail. */
export function mailToken(db: Database, id: string, purpose: Purpose): string {
  return `${id}.${signText(mailKey(db), signedText(id, purpose))}`;
}

/**
 * Returns the subscriber or booking of a token and whether it was signed for a purpose; undefined if it is
 * malformed.
 */
export function readMailToken(
  db: Database,
  token: string,
): { id: string; isFor(purpose: Purpose): boolean } | undefined {
  const [, id, sent] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !sent) return undefined;
  return { id, isFor: (purpose) => isSigned(mailKey(db), signedText(id, purpose), sent) };
}

/** Tells whether a confirmation token belongs to the row's current round. */
export function isCurrentToken(
  token: NonNullable<ReturnType<typeof readMailToken>>,
  { asked_at }: Subscription,
): boolean {
  return asked_at !== null && token.isFor({ of: 'confirm', asked_at });
}
