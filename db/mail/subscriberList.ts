import type { Database } from '../client';
import { describe } from '../resource';
import { type Consent, listConsents } from './consents';
import { findSubscription, type Subscription } from './newsletterOutbox';
import { newsletterOutbox } from './schema';

/** A subscriber with what was agreed to, oldest first. */
export type ConsentedSubscriber = Subscription & { consents: Consent[] };

export const subscribers = describe(newsletterOutbox, {
  searched: ['email', 'first_name', 'last_name'],
  filters: ['state', 'status', 'source', 'email'],
  more: (db, rows) => withConsents(db, rows),
});

export function getSubscriber(db: Database, id: string): ConsentedSubscriber | undefined {
  const row = subscribers.get(db, id);
  return row && withConsents(db, [row])[0];
}

export function subscriberOf(db: Database, email: string): ConsentedSubscriber | undefined {
  const row = findSubscription(db.orm, email);
  return row && withConsents(db, [row])[0];
}

function withConsents(db: Database, rows: Subscription[]): ConsentedSubscriber[] {
  const all = listConsents(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    consents: all.filter(({ subscriber_id }) => subscriber_id === row.id),
  }));
}
