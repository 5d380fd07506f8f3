import { eq, getTableColumns, lt } from 'drizzle-orm';
import type { Database } from './client';
import { type ListPage, type ListQuery, listPage, matching } from './list';
import { auditEvents } from './schema';
import { now, secondsAgo } from './time';

/** One thing that somebody did; kept for a year. */
export type AuditEvent = typeof auditEvents.$inferSelect;
export type NewAuditEvent = Omit<AuditEvent, 'id' | 'at'>;

const keptSeconds = 365 * 24 * 60 * 60;

const listed = {
  table: auditEvents,
  columns: getTableColumns(auditEvents),
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
  return listPage(db, listed, query, matching(listed, query.filters));
}

export function getAuditEvent({ orm }: Database, id: string): AuditEvent | undefined {
  return orm
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.id, Number(id)))
    .get();
}
