import { and, eq, lte, ne } from 'drizzle-orm';
import type { Database, Transaction } from '../client';
import { nextVersion, now, secondsAgo } from '../time';
import {
  confirmAgain,
  confirmConsent,
  dropOpenConsent,
  endConsents,
  eraseConsents,
  keptSeconds,
  type NewConsent,
  recordConsent,
  sweepConsents,
} from './consents';
import { cancelCall, findCall, queueCall } from './providerCalls';
import { messages, subscribers } from './schema';
import { findSubscription, isUnnamed, type Subscriber, type Subscription } from './subscriptions';

/** How long an owner has to confirm. */
const roundSeconds = 14 * 24 * 60 * 60;
/** Messages per round and seconds between them: anybody may type anybody's address. */
const limits = {
  unconfirmed: { most: 3, between: 10 * 60 },
  left: { most: 1, between: 24 * 60 * 60 },
} as const;

function readSubscription(
  orm: Database['orm'] | Transaction,
  id: string,
): Subscription | undefined {
  return orm.select().from(subscribers).where(eq(subscribers.id, id)).get();
}

function writeSubscription(
  tx: Transaction,
  row: Subscription,
  values: Partial<Subscription>,
): Subscription {
  return tx
    .update(subscribers)
    .set({ ...values, updated_at: nextVersion(row.updated_at) })
    .where(eq(subscribers.id, row.id))
    .returning()
    .get();
}

/**
 * Records that an address was entered. It is subscribed once its owner confirms.
 * @param unnamed the placeholder name for people who gave none.
 * @returns the row if its owner should be asked now; undefined if the address is subscribed, or was
 *   asked as often as allowed.
 */
export function requestSubscription(
  { orm }: Database,
  subscriber: Subscriber,
  unnamed: Pick<Subscriber, 'first_name' | 'last_name'>,
  consent: NewConsent,
): Subscription | undefined {
  return orm.transaction((tx) => {
    const time = now();
    const asked = { asked_at: time, last_asked_at: time, asks: 1 };
    const stored = findSubscription(tx, subscriber.email);
    if (!stored) {
      const row = tx
        .insert(subscribers)
        .values({
          ...subscriber,
          ...asked,
          id: crypto.randomUUID(),
          state: 'unconfirmed',
          source: consent.source,
          created_at: time,
          updated_at: time,
        })
        .returning()
        .get();
      recordConsent(tx, row.id, consent);
      return row;
    }
    if (stored.state === 'subscribed') return undefined;
    recordConsent(tx, stored.id, consent);
    const isUnconfirmed = stored.state === 'unconfirmed';
    const isOfNobody = stored.first_name === '' || (isUnconfirmed && isUnnamed(stored, unnamed));
    const bringsName = isOfNobody && !(isUnconfirmed && isUnnamed(subscriber, unnamed));
    const row = bringsName ? writeSubscription(tx, stored, subscriber) : stored;
    const limit = limits[isUnconfirmed ? 'unconfirmed' : 'left'];
    // A round that its owner left goes on for its links alone: whoever asks anew begins one.
    const isOpen = isWithinRound(row) && row.asks > 0;
    const wasJustAsked = isSince(row.last_asked_at, limit.between);
    if (wasJustAsked || (isOpen && row.asks >= limit.most)) return undefined;
    const again = { last_asked_at: time, asks: row.asks + 1 };
    return writeSubscription(tx, row, isOpen ? again : asked);
  });
}

function isWithinRound({ asked_at }: Subscription): boolean {
  return isSince(asked_at, roundSeconds);
}

/** Tells whether a time is within the last `seconds`; one in the future says nothing. */
const isSince = (time: string | null, seconds: number): boolean =>
  time !== null && time > secondsAgo(seconds) && time <= now();

/**
 * Subscribes an address on its owner's confirmation.
 * @param isAsked whether the link belongs to the current round.
 * @returns whether it is subscribed now; false if the link is too old, or they unsubscribed since.
 */
export function confirmSubscription(
  { orm }: Database,
  id: string,
  isAsked: (row: Subscription) => boolean,
): boolean {
  return orm.transaction((tx) => {
    const row = readSubscription(tx, id);
    if (!row || !isAsked(row)) return false;
    if (row.state === 'subscribed') return true;
    if (!isWithinRound(row)) return false;
    const time = now();
    const source = confirmConsent(tx, id, time) ?? confirmAgain(tx, row, time) ?? row.source;
    const joined = { state: 'subscribed', confirmed_at: time, left_at: null, source } as const;
    writeSubscription(tx, row, joined);
    queueCall(tx, 'subscribe', row.email);
    return true;
  });
}

/**
 * Ends a subscription, or a request for one. The provider is told if it knows the address. The link
 * that confirms goes on working for its 14 days: mail scanners press the one that ends, too.
 */
export function unsubscribe({ orm }: Database, id: string): Subscription | undefined {
  return orm.transaction((tx) => {
    const row = readSubscription(tx, id);
    if (!row || row.state === 'erased') return undefined;
    const time = now();
    endConsents(tx, id, time);
    deleteConfirmations(tx, row.email);
    if (row.state === 'left') return writeSubscription(tx, row, { asks: 0 });
    const left = { state: 'left', left_at: time, asks: 0 } as const;
    if (mayProviderKnow(tx, row)) queueCall(tx, 'unsubscribe', row.email);
    return writeSubscription(tx, row, left);
  });
}

/** Queues failed provider calls again. */
export function retrySubscriber({ orm }: Database, id: string): Subscription | undefined {
  return orm.transaction((tx) => {
    const row = readSubscription(tx, id);
    if (!row) return undefined;
    const call = findCall(tx, row.email);
    if (call?.status !== 'failed') return row;
    tx.update(messages)
      .set({ status: 'waiting', attempts: 0, next_attempt_at: now(), last_error: null })
      .where(eq(messages.id, call.id))
      .run();
    return writeSubscription(tx, row, {});
  });
}

/**
 * Erases a subscriber and all consents.
 * @param hasProvider whether a provider has to be told: then the address alone is kept until it has
 *   erased it too.
 * @returns the row before erasure; undefined if there was none.
 */
export function eraseSubscriber(
  { orm }: Database,
  id: string,
  hasProvider: boolean,
): Subscription | undefined {
  return orm.transaction((tx) => {
    const row = readSubscription(tx, id);
    if (!row) return undefined;
    eraseConsents(tx, id);
    deleteConfirmations(tx, row.email);
    if (!hasProvider || !mayProviderKnow(tx, row)) {
      cancelCall(tx, row.email);
      tx.delete(subscribers).where(eq(subscribers.id, id)).run();
      return row;
    }
    const nothing = { first_name: '', last_name: '', countries: '', source: '', asks: 0 };
    const never = { asked_at: null, last_asked_at: null, confirmed_at: null, left_at: null };
    writeSubscription(tx, row, { ...nothing, ...never, state: 'erased' });
    queueCall(tx, 'erase', row.email);
    return row;
  });
}

/** Tells whether the provider was, or may have been, told of an address. */
function mayProviderKnow(tx: Transaction, { told, email }: Subscription): boolean {
  return told !== null || findCall(tx, email) !== undefined;
}

/** Deletes pending confirmation mails: their links stop working. */
function deleteConfirmations(tx: Transaction, email: string): void {
  tx.delete(messages)
    .where(and(eq(messages.to_email, email), eq(messages.kind, 'confirmation')))
    .run();
}

/**
 * Deletes addresses not confirmed within 14 days, and consents a year after their subscription.
 * Keeps only the address of people who unsubscribed a year ago, so that they stay unsubscribed.
 * @returns the number of addresses deleted.
 */
export function sweepSubscribers({ orm }: Database): number {
  return orm.transaction((tx) => {
    sweepConsents(tx);
    const isUnanswered = and(
      ne(subscribers.state, 'subscribed'),
      lte(subscribers.asked_at, secondsAgo(roundSeconds)),
    );
    const unanswered = tx.select().from(subscribers).where(isUnanswered).all();
    let deleted = 0;
    for (const row of unanswered) {
      dropOpenConsent(tx, row.id);
      deleteConfirmations(tx, row.email);
      if (row.state === 'unconfirmed') {
        deleted += tx.delete(subscribers).where(eq(subscribers.id, row.id)).run().changes;
      } else writeSubscription(tx, row, { asked_at: null });
    }
    const leftLongAgo = and(
      lte(subscribers.left_at, secondsAgo(keptSeconds)),
      ne(subscribers.first_name, ''),
    );
    tx.update(subscribers)
      .set({ first_name: '', last_name: '', source: '' })
      .where(leftLongAgo)
      .run();
    return deleted;
  });
}
