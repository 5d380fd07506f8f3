import { eq, getTableColumns } from 'drizzle-orm';
import type { Database } from './client';
import { type Consent, listConsents } from './consents';
import { type ListPage, type ListQuery, listPage, matching, namesOf } from './list';
import { findSubscription, type Subscription } from './newsletterOutbox';
import { newsletterOutbox } from './schema';

/** A subscriber with what was agreed to, oldest first. */
export type ConsentedSubscriber = Subscription & { consents: Consent[] };

const listed = {
  table: newsletterOutbox,
  columns: getTableColumns(newsletterOutbox),
  id: newsletterOutbox.id,
  searched: [newsletterOutbox.email, newsletterOutbox.first_name, newsletterOutbox.last_name],
};
export const subscriberColumns = namesOf(listed.columns);
/** The columns that a list may be narrowed by. */
export const subscriberFilters = ['state', 'status', 'source', 'email'] as const;

export function listSubscribers(
  db: Database,
  query: ListQuery<string, (typeof subscriberFilters)[number]>,
): ListPage<Partial<ConsentedSubscriber>> {
  const { rows, total } = listPage<Subscription>(
    db,
    listed,
    query,
    matching(listed, query.filters),
  );
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
