import type { Database } from '../../db/client';
import type { Message } from '../../db/mail/messages';
import { findSubscription } from '../../db/mail/subscriptions';
import { callProvider, type Provider, providerOutcome } from './provider';
import { retryLater, type Transport } from './transport';

/** The provider's list for subscribers. */
export const listId = 37;

/**
 * Reports subscriptions, cancellations and erasures to the newsletter provider. Erasures are
 * retried without limit.
 */
export function newsletterTransport(db: Database, provider: Provider): Transport {
  return async (message, stopping) => {
    const { kind, attempts } = message;
    const response = await callProvider(provider, callFor(db, message), stopping);
    if (!response) return undefined;
    // Unknown addresses are already off the list.
    if (kind !== 'subscribe' && response.status === 404) return { status: 'sent' };
    const outcome = providerOutcome(response, attempts);
    const isRefused = outcome.status === 'failed' && kind === 'erase';
    return isRefused ? retryLater(attempts, outcome.reason) : outcome;
  };
}

function callFor(
  { orm }: Database,
  { kind, to_email: email }: Message,
): Parameters<typeof callProvider>[1] {
  const path = `/v3/contacts/${encodeURIComponent(email)}`;
  if (kind === 'erase') return { method: 'DELETE', path };
  if (kind === 'unsubscribe') {
    // A contact only taken off the list could return with an import.
    const body = { emailBlacklisted: true, unlinkListIds: [listId] };
    return { method: 'PUT', path, body };
  }
  const subscriber = findSubscription(orm, email);
  return {
    method: 'POST',
    path: '/v3/contacts',
    body: {
      email,
      attributes: {
        FNAME: subscriber?.first_name,
        LNAME: subscriber?.last_name,
        COUNTRIES: subscriber?.countries,
      },
      emailBlacklisted: false,
      smsBlacklisted: false,
      listIds: [listId],
      updateEnabled: true,
    },
  };
}
