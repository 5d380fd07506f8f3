import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { Database } from './client';
import { type ListPage, type ListQuery, listPage } from './list';
import { auditEvents } from './schema';
import { now, secondsAgo } from './time';

/** One thing that somebody did; kept for a year. */
export type AuditEvent = typeof auditEvents.$inferSelect;
export type NewAuditEvent = Omit<AuditEvent, 'id' | 'at'>;

const keptSeconds = 365 * 24 * 60 * 60;

const columns = {
  id: auditEvents.id,
  at: auditEvents.at,
  admin_id: auditEvents.admin_id,
  username: auditEvents.username,
  action: auditEvents.action,
  resource: auditEvents.resource,
  record_id: auditEvents.record_id,
  summary: auditEvents.summary,
};
const listed = {
  table: auditEvents,
  columns,
  id: auditEvents.id,
  searched: [auditEvents.username, auditEvents.summary],
};
/** The columns that a list may be narrowed by. */
export const auditFilters = ['admin_id', 'username', 'action', 'resource', 'record_id'] as const;

/** Writes an event down, now, and forgets those of more than a year ago. */
export function recordAuditEvent({ orm }: Database, event: NewAuditEvent): void {
  orm
    .delete(auditEvents)
    .where(lt(auditEvents.at, secondsAgo(keptSeconds)))
    .run();
  orm
    .insert(auditEvents)
    .values({ ...event, at: now() })
    .run();
}

export function listAuditEvents(
  db: Database,
  query: ListQuery<string, (typeof auditFilters)[number]>,
): ListPage<Partial<AuditEvent>> {
  const conditions = auditFilters.flatMap((name): SQL[] => {
    const value = query.filters?.[name];
    return value === undefined ? [] : [eq(auditEvents[name], value)];
  });
  return listPage(db, listed, query, and(...conditions));
}

export function getAuditEvent({ orm }: Database, id: string): AuditEvent | undefined {
  return orm
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.id, Number(id)))
    .get();
}
