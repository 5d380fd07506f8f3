import { and, asc, desc, eq, gte, inArray, isNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../client';
import { now, secondsAgo } from '../time';
import { consents } from './schema';

/**
 * A consent: its wording, form and time. Without `confirmed_at`, only the form was sent.
 */
export type Consent = typeof consents.$inferSelect;
export type NewConsent = Pick<Consent, 'source' | 'wording'>;

/** Retention of a consent after its subscription ended, in seconds. */
export const keptSeconds = 365 * 24 * 60 * 60;

/** Lists the consents of these subscribers, oldest first. */
export function listConsents({ orm }: Database, subscriberIds: string[]): Consent[] {
  return orm
    .select()
    .from(consents)
    .where(inArray(consents.subscriber_id, subscriberIds))
    .orderBy(asc(consents.given_at))
    .all();
}

const openConsent = (subscriberId: string) =>
  and(
    eq(consents.subscriber_id, subscriberId),
    isNull(consents.confirmed_at),
    isNull(consents.ended_at),
  );

/** Records a consent given in a form, replacing an unconfirmed one. */
export function recordConsent(tx: Transaction, subscriberId: string, consent: NewConsent): void {
  dropOpenConsent(tx, subscriberId);
  const row = { id: crypto.randomUUID(), subscriber_id: subscriberId, given_at: now() };
  tx.insert(consents)
    .values({ ...row, ...consent })
    .run();
}

/** @returns the form of the consent that was confirmed; undefined if none was open. */
export function confirmConsent(
  tx: Transaction,
  subscriberId: string,
  time: string,
): string | undefined {
  return tx
    .update(consents)
    .set({ confirmed_at: time })
    .where(openConsent(subscriberId))
    .returning({ source: consents.source })
    .get()?.source;
}

/** Takes up the consent of a round that was ended, and is confirmed after that. @returns its form. */
export function confirmAgain(
  tx: Transaction,
  { id, asked_at }: { id: string; asked_at: string | null },
  time: string,
): string | undefined {
  const ended = tx
    .select()
    .from(consents)
    .where(and(eq(consents.subscriber_id, id), gte(consents.given_at, asked_at ?? '')))
    .orderBy(desc(consents.given_at))
    .get();
  if (!ended) return undefined;
  tx.update(consents)
    .set({ confirmed_at: time, ended_at: null })
    .where(eq(consents.id, ended.id))
    .run();
  return ended.source;
}

export function endConsents(tx: Transaction, subscriberId: string, time: string): void {
  tx.update(consents)
    .set({ ended_at: time })
    .where(and(eq(consents.subscriber_id, subscriberId), isNull(consents.ended_at)))
    .run();
}

export function dropOpenConsent(tx: Transaction, subscriberId: string): void {
  tx.delete(consents).where(openConsent(subscriberId)).run();
}

export function eraseConsents(tx: Transaction, subscriberId: string): void {
  tx.delete(consents).where(eq(consents.subscriber_id, subscriberId)).run();
}

/** Deletes consents of subscriptions that ended a year ago. */
export function sweepConsents(tx: Transaction): void {
  tx.delete(consents)
    .where(lte(consents.ended_at, secondsAgo(keptSeconds)))
    .run();
}
