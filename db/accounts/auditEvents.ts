import { lt } from 'drizzle-orm';
import type { Database } from '../client';
import { defineResource } from '../resource';
import { now, secondsAgo } from '../time';
import { auditEvents } from './schema';

/** One recorded action. Kept for a year. */
export type AuditEvent = typeof auditEvents.$inferSelect;
export type NewAuditEvent = Omit<AuditEvent, 'id' | 'at'>;

const keptSeconds = 365 * 24 * 60 * 60;

export const auditLog = defineResource(auditEvents, {
  searched: ['username', 'summary'],
  filters: ['admin_id', 'username', 'action', 'resource', 'record_id'],
});

/** Deletes events older than a year. @returns how many. */
export function sweepAuditEvents({ orm }: Database): number {
  const isOld = lt(auditEvents.at, secondsAgo(keptSeconds));
  return orm.delete(auditEvents).where(isOld).run().changes;
}

export function recordAuditEvent({ orm }: Database, event: NewAuditEvent): void {
  orm
    .insert(auditEvents)
    .values({ ...event, at: now() })
    .run();
}
