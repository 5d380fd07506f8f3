import { Hono } from 'hono';
import { getEnquiry } from '../../db/enquiries';
import { answerTemplates } from '../../site/content/mail';
import { requireAdmin } from '../auth/sessions';
import type { AdminVariables, Services } from '../context';
import { noSuch } from '../resourceReads';

/** `GET /api/answer-templates?enquiry_id=`: texts that an answer to its visitor may begin with. */
export function answerTemplateRoutes(services: Services) {
  return new Hono<AdminVariables>().get('/', requireAdmin(services), (c) => {
    const enquiry = getEnquiry(services.db, c.req.query('enquiry_id') ?? '');
    if (!enquiry) throw noSuch('enquiry');
    return c.json(answerTemplates(enquiry.name));
  });
}
