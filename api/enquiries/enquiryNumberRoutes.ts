import { Hono } from 'hono';
import { enquiryNumbers } from '../../db/enquiries/enquiryNumbers';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';

/** `GET /api/enquiry-numbers`: how the office stands with its enquiries. */
export function enquiryNumberRoutes(services: Services) {
  return new Hono<AdminVariables>().get('/', requireAdmin(services), (c) =>
    c.json(enquiryNumbers(services.db)),
  );
}
