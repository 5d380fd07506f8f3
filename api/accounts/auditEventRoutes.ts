import { auditLog } from '../../db/accounts/auditEvents';
import type { Services } from '../context';
import { readRoutes } from '../resources/resourceReads';

/** Read-only routes of the audit trail, for admins. */
export const auditEventRoutes = (services: Services) =>
  readRoutes(services, auditLog, 'audit-events');
