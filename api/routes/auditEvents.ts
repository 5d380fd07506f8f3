import { auditFilters, getAuditEvent, listAuditEvents } from '../../db/auditEvents';
import type { Services } from '../context';
import { readRoutes } from '../resourceReads';

const columns = ['id', 'at', 'admin_id', 'username', 'action', 'resource', 'record_id', 'summary'];

/** Who did what and when; for admins, and only to read. */
export function auditEventRoutes(services: Services) {
  const { db } = services;
  return readRoutes(services, {
    name: 'audit-events',
    noun: 'event',
    isPublic: false,
    list: { columns, defaultSort: { column: 'id', direction: 'DESC' }, filters: auditFilters },
    readPage: (list) => listAuditEvents(db, list),
    read: (id) => getAuditEvent(db, id),
  });
}
