import { type Database, inTransaction } from '../../db/client';
import { lastConfirmationAt } from '../../db/mail/messages';
import { requestSubscription } from '../../db/mail/subscribers';
import {
  enqueueSubscription,
  findSubscription,
  type Subscription,
} from '../../db/mail/subscriptions';
import { recordHits, secondsUntilFree, tryHit } from '../../db/rateLimitHits';
import { confirmation, consentWordings } from '../../site/api';
import type { Services } from '../context';
import { mailToken } from './mailTokens';
import { queueMail } from './outbox';
import { mailSettings } from './settings';

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
  /** Network of the sender, to group addresses. */
  network?: string | undefined;
}

/** Confirmations sent without delay: anybody may type anybody's address. */
const atOnce = { all: { most: 60, seconds: 3600 }, network: { most: 20, seconds: 3600 } };
/** Delay between confirmations beyond these limits. */
const secondsApart = 60;

/**
 * Subscribes an address, also inside a transaction. With mail set up its owner is asked to confirm;
 * otherwise it is subscribed at once.
 */
export function subscribe(
  services: MailServices,
  { email, name = '', source, network }: SubscriptionWish,
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
    if (asked) askOwner(services, asked, network);
  });
  services.wakeSender();
}

/** Counts a confirmation. @returns its delay in seconds: a flood is sent slowly, not refused. */
function secondsToWait(db: Database, network: string | undefined): number {
  const isFree =
    secondsUntilFree(db, 'confirmations', atOnce.all) === undefined &&
    (!network || tryHit(db, `confirmations ${network}`, atOnce.network));
  if (isFree) {
    recordHits(db, ['confirmations'], atOnce.all.seconds);
    return 0;
  }
  const last = Date.parse(lastConfirmationAt(db) ?? '');
  return Math.max(0, Math.ceil((last - Date.now()) / 1000) || 0) + secondsApart;
}

function askOwner(services: MailServices, asked: Subscription, network: string | undefined): void {
  const { db, environment } = services;
  const { id, email, asked_at } = asked;
  if (asked_at === null) return;
  const { SITE_URL } = environment;
  const confirm = mailToken(db, id, { of: 'confirm', asked_at });
  const unsubscribeUrl = `${SITE_URL}${unsubscribePath}?token=${mailToken(db, id, { of: 'unsubscribe' })}`;
  queueMail(services, {
    kind: 'confirmation',
    waitSeconds: secondsToWait(db, network),
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
