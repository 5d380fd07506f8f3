import type { Database } from '../../db/client';
import {
  type Allowance,
  recordHits,
  removeHit,
  secondsUntilFree,
  tryHit,
} from '../../db/rateLimitHits';
import type { Sender } from '../http/clientAddress';

const hour = 60 * 60;
const day = 24 * hour;

/**
 * Limits on the mail that visitors cause, of every kind together: anybody may type anybody's address.
 */
const limits = {
  mailbox: [
    { most: 3, seconds: hour },
    { most: 6, seconds: day },
  ],
  network: [{ most: 12, seconds: hour }],
  site: [{ most: 20, seconds: hour }],
  all: [{ most: 120, seconds: hour }],
} as const satisfies Record<string, readonly Allowance[]>;

/**
 * Returns what names the mailbox of an address: written in lower case, without what providers leave
 * out when they deliver.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).toLowerCase().split('+');
  const host = email.slice(at + 1).toLowerCase();
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/** Rate-limit key that contains an email address, for its erasure. */
export const mailboxKey = (email: string): string => `mail to ${mailboxOf(email)}`;

const ofAll = 'mail to visitors';

const keysOf = (email: string, sender: Sender | undefined) => [
  ['mailbox', mailboxKey(email)] as const,
  ...(sender
    ? [
        ['network', `mail from ${sender.network}`] as const,
        ['site', `mail from site ${sender.site}`] as const,
      ]
    : []),
  ['all', ofAll] as const,
];

/** Why a mail may not be sent now: its mailbox got enough, or too many are asked for. */
export type MailRefusal = 'mailbox' | 'flood';

/**
 * Counts a mail to an address that a visitor typed.
 * @param sender undefined for what the office causes.
 * @returns why it may not be sent; undefined if it may, and was counted.
 */
export function countVisitorMail(
  db: Database,
  email: string,
  sender: Sender | undefined,
): MailRefusal | undefined {
  const keys = keysOf(email, sender);
  for (const [kind, key] of keys) {
    const isUsedUp = limits[kind].some((limit) => secondsUntilFree(db, key, limit) !== undefined);
    if (isUsedUp) return kind === 'mailbox' ? kind : 'flood';
  }
  for (const [kind, key] of keys) {
    recordHits(db, [key], Math.max(...limits[kind].map(({ seconds }) => seconds)));
  }
  return undefined;
}

/**
 * Takes a mail that its reader confirmed out of what all strangers may cause, at most half of that:
 * whoever owns a domain confirms what they like.
 */
export function refundVisitorMail(db: Database): void {
  const [{ most, seconds }] = limits.all;
  const isLeft = tryHit(db, 'mail to visitors given back', { most: most / 2, seconds });
  if (isLeft) removeHit(db, ofAll);
}

/** Counts a mail that the owner of an address caused, who is never refused. */
export const countOwnMail = (db: Database, email: string): void =>
  recordHits(db, [mailboxKey(email)], day);
