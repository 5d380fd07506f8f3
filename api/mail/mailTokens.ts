import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/client';
import type { Subscription } from '../../db/mail/subscriptions';
import { settingOr } from '../../db/settings';
import { isSigned, signText } from '../accounts/tokens';

/** A key of its own: links in mail outlive `npm run admin -- new-secret`, which ends the sessions. */
const setting = 'mail_secret';

/** What a link in mail is for. A confirmation is for one round of asking, which `asked_at` names. */
type Purpose = { of: 'unsubscribe' } | { of: 'confirm'; asked_at: string };

const keyOf = (db: Database) => settingOr(db, setting, () => randomBytes(32).toString('base64url'));

const signedText = (id: string, purpose: Purpose) =>
  `${purpose.of} ${id} ${purpose.of === 'confirm' ? purpose.asked_at : ''}`;

/** The text that a link's address ends with. */
export function mailToken(db: Database, id: string, purpose: Purpose): string {
  return `${id}.${signText(keyOf(db), signedText(id, purpose))}`;
}

/** The subscriber whom a token names, and whether it was signed for a purpose; undefined where it has no form. */
export function readMailToken(
  db: Database,
  token: string,
): { id: string; isFor(purpose: Purpose): boolean } | undefined {
  const [, id, sent] = /^([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  if (!id || !sent) return undefined;
  return { id, isFor: (purpose) => isSigned(keyOf(db), signedText(id, purpose), sent) };
}

/** Whether a confirmation's token is of the row's present round of asking. */
export function isOfRound(
  token: NonNullable<ReturnType<typeof readMailToken>>,
  { asked_at }: Subscription,
): boolean {
  return asked_at !== null && token.isFor({ of: 'confirm', asked_at });
}
