import type { Database } from '../../db/client';
import { nextSubscription, recordSending, type Subscription } from '../../db/mail/subscriptions';
import type { Environment } from '../operate/environment';
import { type Job, job } from '../operate/jobRunner';
import { callProvider, outcomeOf, type Provider } from './provider';
import { sendingJob } from './sender';

/** The provider's list that subscribers join. */
const listId = 37;

/**
 * Tells the provider who joined, left or is to be erased, one at a time. Without a key it tells
 * nothing, and they wait.
 */
export function newsletterJob(db: Database, { BREVO_API_KEY, BREVO_URL }: Environment): Job {
  if (!BREVO_API_KEY) return job('newsletter', () => undefined);
  const provider = { url: BREVO_URL, key: BREVO_API_KEY };
  return sendingJob<Subscription>('newsletter', {
    next: () => nextSubscription(db),
    send: (subscription, stopping) => notify(provider, subscription, stopping),
    record: (subscription, outcome) => recordSending(db, subscription, outcome),
  });
}

async function notify(provider: Provider, subscription: Subscription, stopping: AbortSignal) {
  const answer = await callProvider(provider, callFor(subscription), stopping);
  if (!answer) return undefined;
  // Whom the provider doesn't know needn't be taken off its list.
  const isGone = subscription.state !== 'subscribed' && answer.status === 404;
  return isGone ? ({ status: 'sent' } as const) : outcomeOf(answer, subscription.attempts);
}

function callFor(subscription: Subscription): Parameters<typeof callProvider>[1] {
  const { email, first_name, last_name, countries, state } = subscription;
  const path = `/v3/contacts/${encodeURIComponent(email)}`;
  if (state === 'erased') return { method: 'DELETE', path };
  if (state === 'left') {
    // A contact that is only taken off the list could come back to it with an import.
    const body = { emailBlacklisted: true, unlinkListIds: [listId] };
    return { method: 'PUT', path, body };
  }
  return {
    method: 'POST',
    path: '/v3/contacts',
    body: {
      email,
      attributes: { FNAME: first_name, LNAME: last_name, COUNTRIES: countries },
      emailBlacklisted: false,
      smsBlacklisted: false,
      listIds: [listId],
      updateEnabled: true,
    },
  };
}
