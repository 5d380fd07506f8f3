import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from './client';
import { newsletterOutbox } from './schema';
import { now } from './time';

export type Subscription = typeof newsletterOutbox.$inferSelect;

export interface Subscriber {
  /** In lower case: a repeated address is one row. */
  email: string;
  first_name: string;
  last_name: string;
  countries: string;
}

/**
 * Writes a subscription down to be sent. An address that is there already is sent once more only
 * where it brings a name of its own, or where its last sending failed for good.
 * @param isNamed the visitor gave the name, so it replaces a stored one.
 */
export function enqueueSubscription(
  { orm }: Database,
  subscriber: Subscriber,
  isNamed: boolean,
): void {
  const time = now();
  orm.transaction((tx) => {
    const stored = tx
      .select()
      .from(newsletterOutbox)
      .where(eq(newsletterOutbox.email, subscriber.email))
      .get();
    const due = {
      status: 'waiting',
      attempts: 0,
      next_attempt_at: time,
      last_error: null,
    } as const;
    if (!stored) {
      const row = { id: crypto.randomUUID(), ...subscriber, ...due };
      tx.insert(newsletterOutbox)
        .values({ ...row, created_at: time, updated_at: time })
        .run();
      return;
    }
    const hasNewName =
      isNamed &&
      (stored.first_name !== subscriber.first_name || stored.last_name !== subscriber.last_name);
    if (!hasNewName && stored.status !== 'failed') return;
    tx.update(newsletterOutbox)
      .set({ ...(isNamed ? subscriber : {}), ...due, updated_at: time })
      .where(eq(newsletterOutbox.id, stored.id))
      .run();
  });
}

/** The waiting subscription that has been due the longest, if any is due. */
export function nextDueSubscription({ orm }: Database): Subscription | undefined {
  return orm
    .select()
    .from(newsletterOutbox)
    .where(
      and(eq(newsletterOutbox.status, 'waiting'), lte(newsletterOutbox.next_attempt_at, now())),
    )
    .orderBy(asc(newsletterOutbox.next_attempt_at))
    .get();
}

/** When the next waiting subscription is due (ISO text), or undefined where none waits. */
export function nextAttemptTime({ orm }: Database): string | undefined {
  return orm
    .select({ at: newsletterOutbox.next_attempt_at })
    .from(newsletterOutbox)
    .where(eq(newsletterOutbox.status, 'waiting'))
    .orderBy(asc(newsletterOutbox.next_attempt_at))
    .get()?.at;
}

/**
 * Writes down how a sending ended. A row that the visitor changed meanwhile stays due as it is.
 * @param outcome `retryAt` (ISO text) for one to be sent again.
 */
export function recordSending(
  { orm }: Database,
  sent: Subscription,
  outcome: { status: 'sent' } | { status: 'failed' | 'waiting'; reason: string; retryAt?: string },
): void {
  const isSent = outcome.status === 'sent';
  orm
    .update(newsletterOutbox)
    .set({
      status: outcome.status,
      attempts: sent.attempts + 1,
      last_error: isSent ? null : outcome.reason,
      next_attempt_at: (!isSent && outcome.retryAt) || sent.next_attempt_at,
    })
    .where(and(eq(newsletterOutbox.id, sent.id), eq(newsletterOutbox.updated_at, sent.updated_at)))
    .run();
}
