import type { Database } from '../client';
import { describe, type Shown } from '../resource';
import { listConsents } from './consents';
import { subscribers as table } from './schema';
import { findSubscription } from './subscriptions';

/** Subscribers with what they agreed to, oldest first. */
export const subscribers = describe(table, {
  searched: ['email', 'first_name', 'last_name'],
  filters: ['state', 'status', 'source', 'email'],
  more: (db, rows) => {
    const ids = rows.map(({ id }) => id);
    const all = listConsents(db, ids);
    return ids.map((id) => ({ consents: all.filter(({ subscriber_id }) => subscriber_id === id) }));
  },
});

export type ConsentedSubscriber = Shown<typeof subscribers>;

export function subscriberOf(db: Database, email: string): ConsentedSubscriber | undefined {
  const row = findSubscription(db.orm, email);
  return row && subscribers.get(db, row.id);
}
