import { and, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Database } from '../client';
import { whereEquals } from '../list';
import { defineResource, type Shown } from '../resource';
import { listConsents } from './consents';
import { isCall, subscriberStatus } from './providerCalls';
import { messages, subscribers as table } from './schema';
import { findSubscription } from './subscriptions';

/** Subscribers with their consents, oldest first, and how much the provider knows. */
export const subscribers = defineResource(table, {
  searched: ['email', 'first_name', 'last_name'],
  filters: ['state', 'status', 'source', 'email'],
  where: ({ status, ...filters }) =>
    and(
      whereEquals({ columns: getTableColumns(table) }, filters),
      status === undefined ? undefined : sql`${subscriberStatus} = ${status}`,
    ),
  more: (db, rows) => {
    const ids = rows.map(({ id }) => id);
    const addresses = rows.map(({ email }) => email);
    const all = listConsents(db, ids);
    const calls = db.orm
      .select()
      .from(messages)
      .where(and(isCall, inArray(messages.to_email, addresses)))
      .all();
    return rows.map(({ id, email, told }) => {
      const call = calls.find(({ to_email }) => to_email === email);
      const status: 'held' | 'sent' | 'waiting' | 'failed' = told === null ? 'held' : 'sent';
      return {
        status: call?.status === 'waiting' || call?.status === 'failed' ? call.status : status,
        attempts: call?.attempts ?? 0,
        next_attempt_at: call?.next_attempt_at ?? null,
        last_error: call?.last_error ?? null,
        consents: all.filter(({ subscriber_id }) => subscriber_id === id),
      };
    });
  },
});

export type ConsentedSubscriber = Shown<typeof subscribers>;

export function subscriberOf(db: Database, email: string): ConsentedSubscriber | undefined {
  const row = findSubscription(db.orm, email);
  return row && subscribers.get(db, row.id);
}
