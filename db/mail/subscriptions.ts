import { eq } from 'drizzle-orm';
import type { Database, Orm, Transaction } from '../client';
import { nextVersion, now } from '../time';
import { type NewConsent, noteConsent } from './consents';
import { findCall, queueCall } from './providerCalls';
import { subscribers } from './schema';

export type Subscription = typeof subscribers.$inferSelect;

export interface Subscriber {
  /** In lower case: a repeated address is one row. */
  email: string;
  first_name: string;
  last_name: string;
  countries: string;
}

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
      const row = { id: crypto.randomUUID(), ...subscriber, source: consent.source };
      tx.insert(subscribers)
        .values({ ...row, created_at: time, updated_at: time })
        .run();
      noteConsent(tx, row.id, consent);
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
    if (isNew) noteConsent(tx, stored.id, consent);
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
