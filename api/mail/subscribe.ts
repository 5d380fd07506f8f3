import { type Database, inTransaction } from '../../db/client';
import { lastConfirmationAt } from '../../db/mail/messages';
import { requestSubscription } from '../../db/mail/subscribers';
import {
  enqueueSubscription,
  findSubscription,
  type Subscription,
} from '../../db/mail/subscriptions';
import { confirmation, consentWordings } from '../../site/api';
import type { Services } from '../context';
import type { Sender } from '../http/clientAddress';
import { mailToken } from './mailTokens';
import { queueMail } from './outbox';
import { mailSettings } from './settings';
import { countVisitorMail } from './strangers';

export const confirmPath = '/newsletter/confirm';
export const unsubscribePath = '/newsletter/unsubscribe';

/** Provider fields that the newsletter form doesn't ask for, fixed by the product. */
const fixedAttributes = {
  first_name: 'Newsletter',
  last_name: 'Subscriber',
  countries: 'Australia',
};

type MailServices = Pick<Services, 'db' | 'environment' | 'firm' | 'wakeSender'>;

interface SubscriptionWish {
  /** Lowercase. */
  email: string;
  /** As the visitor typed it; absent if the form doesn't ask. */
  name?: string;
  /** The form, whose wording is stored with the consent. */
  source: keyof typeof consentWordings;
  /** Absent where the office releases what somebody sent. */
  sender?: Sender;
}

/** Delay between the confirmations of a flood: they are sent slowly, not refused. */
const secondsApart = 60;

/**
 * Subscribes an address, also inside a transaction. With mail set up its owner is asked to confirm;
 * otherwise it is subscribed at once.
 */
export function subscribe(
  services: MailServices,
  { email, name = '', source, sender }: SubscriptionWish,
): void {
  const { db, environment } = services;
  const [first_name = '', ...rest] = name.trim().split(/\s+/);
  const named = first_name && { first_name, last_name: rest.join(' ') };
  const subscriber = { ...fixedAttributes, ...named, email };
  const consent = { source, wording: consentWordings[source] };
  inTransaction(db, () => {
    const isSubscribed = findSubscription(db.orm, email)?.state === 'subscribed';
    if (isSubscribed || !mailSettings(environment)) {
      enqueueSubscription(db, subscriber, fixedAttributes, consent);
      return;
    }
    const asked = requestSubscription(db, subscriber, fixedAttributes, consent);
    if (asked) askOwner(services, asked, sender);
  });
  services.wakeSender();
}

/** Returns the delay of a confirmation that joins a flood, in seconds. */
function secondsToWait(db: Database): number {
  const last = Date.parse(lastConfirmationAt(db) ?? '');
  return Math.max(0, Math.ceil((last - Date.now()) / 1000) || 0) + secondsApart;
}

/** Asks the owner of an address to confirm, unless their mailbox got enough mail. */
function askOwner(services: MailServices, asked: Subscription, sender: Sender | undefined): void {
  const { db, environment } = services;
  const { id, email, asked_at } = asked;
  if (asked_at === null) return;
  const refusal = countVisitorMail(db, email, sender);
  if (refusal === 'mailbox') return;
  const { SITE_URL } = environment;
  const confirm = mailToken(db, id, { of: 'confirm', asked_at });
  const unsubscribeUrl = `${SITE_URL}${unsubscribePath}?token=${mailToken(db, id, { of: 'unsubscribe' })}`;
  queueMail(services, {
    kind: 'confirmation',
    waitSeconds: refusal === 'flood' ? secondsToWait(db) : 0,
    to_email: email,
    ...confirmation({
      firm: services.firm.onPages,
      confirmUrl: `${SITE_URL}${confirmPath}?token=${confirm}`,
      unsubscribeUrl,
      siteUrl: SITE_URL,
    }),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  });
}
