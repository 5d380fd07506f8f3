import { type Context, Hono } from 'hono';
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
import { formFailed, promisedReply, reachProblems } from '../../site/api';
import { audit, changedFields } from '../accounts/auditTrail';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { checkedJson, isForm, jsonBody, limitBody, limited, requireJson } from '../http/bodies';
import { senderOf } from '../http/clientAddress';
import { fieldError, HttpError, logFailure } from '../http/errors';
import { notFound, readRoutes } from '../http/resourceReads';
import { mailSettings } from '../mail/settings';
import { refuseUnknown } from './assign';
import { byHandSchema, enterByHand } from './byHand';
import { createChallenger } from './challenge';
import { checkEnquiry, contactBy, enquirySchema, formValues, particulars } from './fields';
import { inSequence, mayShowAgain } from './limits';
import { holdEnquiry, receiveEnquiry, releaseEnquiry } from './receive';
import { createRefusedFormPage, formPage } from './refusedForm';
import { byHand, limitVisitors, typedIsKept } from './visitorForm';
import { readWhole } from './whole';

const updateSchema = z.object({
  status: z.enum(enquiryStatuses, { error: 'Choose a state.' }).optional(),
  assigned_to: z.string().max(64).nullable().optional(),
  office_id: z.string().max(64).nullable().optional(),
  contact_by: contactBy.optional(),
  held: z.boolean().optional(),
  next_on: z.iso.date({ error: 'Choose a day.' }).nullable().optional(),
  next_reason: limited('The next step', 200).optional(),
  outcome: z.enum(outcomes, { error: 'Choose how it ended.' }).nullable().optional(),
  outcome_reason: limited('The reason', 300).optional(),
  ...z.object(particulars).partial().shape,
  verdict: z.enum(['spam', 'honest'], { error: 'The verdict is spam or honest.' }).optional(),
  updated_at: z.string().optional(),
});

/** `/api/enquiries`: anyone may POST one, as JSON or as a form; admins read and update them. */
export function enquiryRoutes(services: Services) {
  const challenger = createChallenger(services);
  const showAgain = createRefusedFormPage(services);
  const { db, environment } = services;
  const limit = limitBody(64 * 1024, 'The message is too long to send.');

  const sender = (c: Context) => senderOf(c, environment.TRUST_PROXY);

  const routes = new Hono<AdminVariables>();
  routes.get('/challenge', async (c) => {
    return c.json({
      form_time: challenger.time(),
      challenge: await challenger.work(),
      answer_by: promisedReply(new Date(), services.firm.onPages).toISOString(),
    });
  });
  routes.post(
    '/',
    limitVisitors(services),
    limit,
    byHand(services, byHandSchema, (fields, admin) =>
      readWhole(services, enterByHand(services, fields, admin)),
    ),
    async (c, next) => {
      if (!isForm(c)) return next();
      const sent = new URLSearchParams(await c.req.text());
      const checked = checkEnquiry(formValues(sent));
      if ('errors' in checked) {
        if (mayShowAgain(db)) return inSequence(() => showAgain(c, sent, checked));
        const problems = Object.values(checked.errors).join(' ');
        return c.text(`${problems} ${typedIsKept}`, 422);
      }
      try {
        await receiveEnquiry(services, challenger, checked.fields, sender(c));
      } catch (error) {
        const isRefused = error instanceof HttpError;
        const status = isRefused ? error.status : logFailure(error, c);
        const message = isRefused ? error.message : formFailed;
        return inSequence(() => showAgain(c, sent, { errors: {}, message }, status));
      }
      const { form, kind } = checked.fields;
      const by = promisedReply(new Date(), services.firm.onPages).toISOString();
      return c.redirect(`${formPage(form)}?${new URLSearchParams({ sent: kind, by })}`, 303);
    },
    requireJson,
    checkedJson(enquirySchema),
    async (c) => {
      await receiveEnquiry(services, challenger, c.req.valid('json'), sender(c));
      return c.json({}, 201);
    },
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
