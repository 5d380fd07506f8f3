import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from './client';
import { type Consent, listConsents } from './consents';
import { type ListPage, type ListQuery, listPage } from './list';
import { findSubscription, type Subscription } from './newsletterOutbox';
import { newsletterOutbox, subscriberStates } from './schema';

export { subscriberStates };

/** A subscriber with what was agreed to, oldest first. */
export type ConsentedSubscriber = Subscription & { consents: Consent[] };

const listed = {
  table: newsletterOutbox,
  columns: {
    id: newsletterOutbox.id,
    email: newsletterOutbox.email,
    first_name: newsletterOutbox.first_name,
    last_name: newsletterOutbox.last_name,
    countries: newsletterOutbox.countries,
    state: newsletterOutbox.state,
    source: newsletterOutbox.source,
    asked_at: newsletterOutbox.asked_at,
    last_asked_at: newsletterOutbox.last_asked_at,
    asks: newsletterOutbox.asks,
    confirmed_at: newsletterOutbox.confirmed_at,
    left_at: newsletterOutbox.left_at,
    status: newsletterOutbox.status,
    attempts: newsletterOutbox.attempts,
    next_attempt_at: newsletterOutbox.next_attempt_at,
    last_error: newsletterOutbox.last_error,
    created_at: newsletterOutbox.created_at,
    updated_at: newsletterOutbox.updated_at,
  },
  id: newsletterOutbox.id,
  searched: [newsletterOutbox.email, newsletterOutbox.first_name, newsletterOutbox.last_name],
};
export const subscriberColumns = Object.keys(listed.columns) as (keyof typeof listed.columns)[];
/** The columns that a list may be narrowed by. */
export const subscriberFilters = ['state', 'status', 'source', 'email'] as const;

export function listSubscribers(
  db: Database,
  query: ListQuery<string, (typeof subscriberFilters)[number]>,
): ListPage<Partial<ConsentedSubscriber>> {
  const conditions = subscriberFilters.flatMap((name): SQL[] => {
    const value = query.filters?.[name];
    return value === undefined
      ? []
      : [eq(newsletterOutbox[name] as typeof newsletterOutbox.email, value)];
  });
  const { rows, total } = listPage<Subscription>(db, listed, query, and(...conditions));
  return query.fields ? { rows, total } : { rows: withConsents(db, rows), total };
}

export function getSubscriber(db: Database, id: string): ConsentedSubscriber | undefined {
  const row = db.orm.select().from(newsletterOutbox).where(eq(newsletterOutbox.id, id)).get();
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
