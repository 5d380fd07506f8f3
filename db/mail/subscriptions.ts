import { eq } from 'drizzle-orm';
import type { Database, Orm, Transaction } from '../client';
import { nextVersion, now } from '../time';
import { type NewConsent, recordConsent } from './consents';
import { findCall, queueCall } from './providerCalls';
import { subscribers } from './schema';

export type Subscription = typeof subscribers.$inferSelect;

export interface Subscriber {
  /** Lowercase: a repeated address is one row. */
  email: string;
  first_name: string;
  last_name: string;
  countries: string;
}

/**
 * Queues a subscription without asking its owner. A known address is queued again only if it brings
 * its first real name, its last call failed permanently, or nobody ever confirmed it. An existing
 * name stays, since anybody may type anybody's address; people who unsubscribed stay unsubscribed.
 * @param unnamed the placeholder name, which a real name may replace.
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
      const row = { id: crypto.randomUUID(), ...subscriber, source: consent.source };
      tx.insert(subscribers)
        .values({ ...row, created_at: time, updated_at: time })
        .run();
      recordConsent(tx, row.id, consent);
      queueCall(tx, 'subscribe', subscriber.email);
      return;
    }
    if (stored.state === 'left') return;
    const bringsName = isUnnamed(stored, unnamed) && !isUnnamed(subscriber, unnamed);
    const isNew = stored.state !== 'subscribed';
    const hasFailed = findCall(tx, stored.email)?.status === 'failed';
    if (!bringsName && !isNew && !hasFailed) return;
    const joins = { state: 'subscribed', source: consent.source } as const;
    tx.update(subscribers)
      .set({
        ...(bringsName || stored.state === 'erased' ? subscriber : {}),
        ...(isNew && joins),
        updated_at: nextVersion(stored.updated_at),
      })
      .where(eq(subscribers.id, stored.id))
      .run();
    if (isNew) recordConsent(tx, stored.id, consent);
    queueCall(tx, 'subscribe', stored.email);
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
