import { Hono } from 'hono';
import { z } from 'zod';
import { type Database, inTransaction } from '../../db/client';
import {
  enquirySource,
  enquiryStatuses,
  getEnquiry,
  outcomes,
  updateEnquiry,
} from '../../db/enquiries/enquiries';
import { enquiryNumbers } from '../../db/enquiries/enquiryNumbers';
import { recordCorrections } from '../../db/enquiries/enquiryThread';
import { StaleError } from '../../db/errors';
import { dayInSydney } from '../../db/time';
import { promisedReply, reachProblems } from '../../site/api';
import { audit, changedFields } from '../accounts/auditTrail';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody, limited } from '../http/bodies';
import { fieldError, HttpError } from '../http/errors';
import { refuseUnknown } from '../intake/assign';
import { contactBy, enquirySchema, particulars } from '../intake/fields';
import { createFormTimes } from '../intake/formTime';
import { intakeRoute } from '../intake/intakeRoute';
import { formPage } from '../intake/refusedForm';
import { mailSettings } from '../mail/settings';
import { notFound, readRoutes } from '../resources/resourceReads';
import { byHandSchema, enterByHand } from './byHand';
import { holdEnquiry, receiveEnquiry, releaseEnquiry } from './receive';
import { readWhole } from './whole';

/** A day that has come, in Sydney. */
const pastDay = z.iso
  .date({ error: 'Choose a day.' })
  .refine((day) => day <= dayInSydney(new Date()), 'This day hasn’t come yet.')
  .nullable()
  .optional();

const updateSchema = z.object({
  status: z.enum(enquiryStatuses, { error: 'Choose a state.' }).optional(),
  assigned_to: z.string().max(64).nullable().optional(),
  office_id: z.string().max(64).nullable().optional(),
  contact_by: contactBy.optional(),
  held: z.boolean().optional(),
  next_on: z.iso.date({ error: 'Choose a day.' }).nullable().optional(),
  next_reason: limited('The next step', 200).optional(),
  guide_given_on: pastDay,
  agreement_sent_on: pastDay,
  agreement_signed_on: pastDay,
  outcome: z.enum(outcomes, { error: 'Choose how it ended.' }).nullable().optional(),
  outcome_reason: limited('The reason', 300).optional(),
  ...z.object(particulars).partial().shape,
  verdict: z.enum(['spam', 'honest'], { error: 'The verdict is spam or honest.' }).optional(),
  updated_at: z.string().optional(),
});

/** `/api/enquiries`: anyone may POST one, as JSON or as a form; admins read and update them. */
export function enquiryRoutes(services: Services) {
  const formTimes = createFormTimes(services);
  const { db } = services;

  const routes = new Hono<AdminVariables>();
  routes.get('/form-time', (c) => c.json({ form_time: formTimes.issue() }));
  routes.route(
    '/',
    intakeRoute(services, {
      schema: enquirySchema,
      receive: (fields, sender) => receiveEnquiry(services, formTimes, fields, sender),
      pageOf({ form, kind }) {
        const by = promisedReply(new Date(), services.firm.onPages).toISOString();
        return `${formPage(form)}?${new URLSearchParams({ sent: kind, by })}`;
      },
      shown: () => ({}),
      handSchema: byHandSchema,
      enter: (fields, admin) => readWhole(services, enterByHand(services, fields, admin)),
      tooLong: 'The message is too long to send.',
    }),
  );
  routes.route(
    '/',
    readRoutes(services, enquirySource, 'enquiries', { read: (id) => readWhole(services, id) }),
  );
  routes.put('/:id', requireAdmin(services), jsonBody(updateSchema, 8 * 1024), (c) => {
    const id = c.req.param('id');
    const { updated_at, verdict, ...sent } = c.req.valid('json');
    const values = { ...sent, ...statusOfVerdict(db, id, verdict) };
    refuseUnknown(db, values);
    try {
      inTransaction(db, () => {
        const before = getEnquiry(db, id);
        if (!before) throw notFound('enquiry');
        if ('email' in values || 'phone' in values || 'contact_by' in values) {
          for (const [field, message] of Object.entries(reachProblems({ ...before, ...values }))) {
            throw fieldError(field, message);
          }
        }
        const wasSpam = before.status === 'spam';
        const isSpam = (values.status ?? before.status) === 'spam';
        const isVerdict = verdict !== undefined || wasSpam !== isSpam;
        const by = isVerdict && { verdict_by: c.get('admin').username };
        const after = updateEnquiry(db, id, { ...values, ...by }, updated_at);
        if (!after) throw notFound('enquiry');
        recordCorrections(db, before, after, c.get('admin').username);
        if (wasSpam && !isSpam) releaseEnquiry(services, after);
        if (isSpam && !wasSpam) holdEnquiry(services, after);
        // Records the changed fields and the new status, nothing about the visitor.
        const changes = changedFields(before, after, {}).filter((name) => name in values);
        const said = verdict ? [`verdict: ${verdict}`] : [];
        const status = values.status ? [`status: ${values.status}`] : [];
        const others = changes.filter((name) => name !== 'status');
        const summary = [...others, ...status, ...said].join(', ');
        audit(db, c.get('admin'), 'update enquiries', id, summary);
      });
    } catch (error) {
      if (!(error instanceof StaleError)) throw error;
      const message = 'Somebody changed this enquiry after you opened it. Nothing was saved.';
      throw new HttpError(409, { message, current: readWhole(services, id) });
    }
    return c.json(readWhole(services, id));
  });
  return routes;
}

/** Returns the status for a verdict: spam, or open if it was spam. */
function statusOfVerdict(db: Database, id: string, verdict: 'spam' | 'honest' | undefined) {
  if (verdict === 'spam') return { status: 'spam' as const };
  const isSpam = verdict === 'honest' && getEnquiry(db, id)?.status === 'spam';
  return isSpam ? { status: 'open' as const } : {};
}

/** `GET /api/enquiry-numbers`: counts for the office's overview. */
export function enquiryNumberRoutes(services: Services) {
  return new Hono<AdminVariables>().get('/', requireAdmin(services), (c) =>
    c.json(enquiryNumbers(services.db, mailSettings(services.environment) !== undefined)),
  );
}
