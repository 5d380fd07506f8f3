import { Hono } from 'hono';
import { enquiryNumbers } from '../../db/enquiryNumbers';
import { requireAdmin } from '../auth/sessions';
import type { AdminVariables, Services } from '../context';

/** `GET /api/enquiry-numbers`: how the office stands with its enquiries. */
export function enquiryNumberRoutes(services: Services) {
  return new Hono<AdminVariables>().get('/', requireAdmin(services), (c) =>
    c.json(enquiryNumbers(services.db)),
  );
}
