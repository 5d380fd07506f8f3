import { auditLog } from '../../db/auditEvents';
import type { Services } from '../context';
import { readRoutes } from '../resourceReads';

/** Who did what and when; for admins, and only to read. */
export const auditEventRoutes = (services: Services) =>
  readRoutes(services, auditLog, { name: 'audit-events', noun: 'event', sort: ['id', 'DESC'] });
