import { and, asc, eq } from 'drizzle-orm';
import type { Database, Orm, Transaction } from '../client';
import { secureDeleteLater } from '../file/secureDelete';
import { nextVersion, now } from '../time';
import { type NewConsent, noteConsent } from './consents';
import type { SendingOutcome } from './messageSending';
import { subscribers } from './schema';

export type Subscription = typeof subscribers.$inferSelect;

export interface Subscriber {
  /** In lower case: a repeated address is one row. */
  email: string;
  first_name: string;
  last_name: string;
  countries: string;
}

/** What makes a row be sent at once. */
export const dueNow = () =>
  ({ status: 'waiting', attempts: 0, next_attempt_at: now(), last_error: null }) as const;

/**
 * Writes a subscription down to be sent, without asking its owner. An address that is there already
 * is sent once more only where it brings the first name of its own, where its last sending failed for
 * good, or where nobody ever confirmed it: a name that was given stays, since anybody may type
 * anybody's address. Who left stays left.
 * @param unnamed the fixed name of those who gave none; one who has it may be given a name.
 */
export function enqueueSubscription(
  { orm }: Database,
  subscriber: Subscriber,
  unnamed: Pick<Subscriber, 'first_name' | 'last_name'>,
  consent: NewConsent,
): void {
  const time = now();
  orm.transaction((tx) => {
    const stored = findSubscription(tx, subscriber.email);
    if (!stored) {
      const row = { id: crypto.randomUUID(), ...subscriber, ...dueNow(), source: consent.source };
      tx.insert(subscribers)
        .values({ ...row, created_at: time, updated_at: time })
        .run();
      noteConsent(tx, row.id, consent);
      return;
    }
    if (stored.state === 'left') return;
    const bringsName = isUnnamed(stored, unnamed) && !isUnnamed(subscriber, unnamed);
    const isNew = stored.state !== 'subscribed';
    if (!bringsName && !isNew && stored.status !== 'failed') return;
    const joins = { state: 'subscribed', source: consent.source } as const;
    tx.update(subscribers)
      .set({
        ...(bringsName || stored.state === 'erased' ? subscriber : {}),
        ...(isNew && joins),
        ...dueNow(),
        updated_at: nextVersion(stored.updated_at),
      })
      .where(eq(subscribers.id, stored.id))
      .run();
    if (isNew) noteConsent(tx, stored.id, consent);
  });
}

export function findSubscription(orm: Orm | Transaction, email: string): Subscription | undefined {
  return orm.select().from(subscribers).where(eq(subscribers.email, email.toLowerCase())).get();
}

export function isUnnamed(
  { first_name, last_name }: Pick<Subscriber, 'first_name' | 'last_name'>,
  unnamed: Pick<Subscriber, 'first_name' | 'last_name'>,
): boolean {
  return first_name === unnamed.first_name && last_name === unnamed.last_name;
}

/** The waiting subscription that is due first, perhaps not yet; undefined where none waits. */
export function nextSubscription({ orm }: Database): Subscription | undefined {
  return orm
    .select()
    .from(subscribers)
    .where(eq(subscribers.status, 'waiting'))
    .orderBy(asc(subscribers.next_attempt_at))
    .get();
}

/**
 * Writes down how a sending ended. A row that the visitor changed meanwhile stays due as it is; one
 * that the provider has erased goes, unless its owner was asked anew.
 */
export function recordSending(db: Database, sent: Subscription, outcome: SendingOutcome): void {
  const { orm } = db;
  const isSame = and(eq(subscribers.id, sent.id), eq(subscribers.updated_at, sent.updated_at));
  if (outcome.status === 'sent' && sent.state === 'erased') {
    if (sent.asked_at === null) {
      orm.delete(subscribers).where(isSame).run();
      secureDeleteLater(db);
    } else
      orm.update(subscribers).set({ state: 'unconfirmed', status: 'held' }).where(isSame).run();
    return;
  }
  orm
    .update(subscribers)
    .set({
      status: outcome.status,
      attempts: sent.attempts + 1,
      last_error: outcome.status === 'sent' ? null : outcome.reason,
      next_attempt_at: outcome.status === 'waiting' ? outcome.retryAt : sent.next_attempt_at,
    })
    .where(isSame)
    .run();
}
