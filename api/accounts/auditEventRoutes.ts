import { auditLog } from '../../db/accounts/auditEvents';
import type { Services } from '../context';
import { readRoutes } from '../http/resourceReads';

/** Who did what and when; for admins, and only to read. */
export const auditEventRoutes = (services: Services) =>
  readRoutes(services, auditLog, 'audit-events');
