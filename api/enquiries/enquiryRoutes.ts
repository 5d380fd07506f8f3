import { Hono } from 'hono';
import { z } from 'zod';
import { inTransaction } from '../../db/client';
import {
  type Enquiry,
  enquirySource,
  enquiryStatuses,
  getEnquiry,
} from '../../db/enquiries/enquiries';
import { enquiryNumbers } from '../../db/enquiries/enquiryNumbers';
import { particularNames } from '../../db/enquiries/schema';
import { now } from '../../db/time';
import { officeFieldNames, officeFieldsAt } from '../../shared/enquiryFields';
import { pick } from '../../shared/pick';
import { promisedReply } from '../../site/api';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody } from '../http/bodies';
import { HttpError } from '../http/errors';
import { contactBy, enquirySchema, particulars } from '../intake/fields';
import { createFormTimes } from '../intake/formTime';
import { intakeRoute } from '../intake/intakeRoute';
import { formPage } from '../intake/refusedForm';
import { mailSettings } from '../mail/settings';
import { notFound, readRoutes } from '../resources/resourceReads';
import { byHandSchema, enterByHand } from './byHand';
import {
  assign,
  close,
  correct,
  type Doing,
  differs,
  keep,
  markAsHonest,
  markAsSpam,
  record,
  reopen,
  takeNextStep,
} from './enquiryVerbs';
import { officeShape } from './officeFields';
import { receiveEnquiry } from './receive';
import { readWhole } from './whole';

const handling = {
  assigned_to: z.string().max(64).nullable().optional(),
  office_id: z.string().max(64).nullable().optional(),
};
const corrected = { ...z.object(particulars).partial().shape, contact_by: contactBy.optional() };
const updateSchema = z.object({
  status: z.enum(enquiryStatuses, { error: 'Choose a state.' }).optional(),
  verdict: z.enum(['spam', 'honest'], { error: 'The verdict is spam or honest.' }).optional(),
  held: z.boolean().optional(),
  ...handling,
  ...officeShape,
  ...corrected,
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
    const { updated_at, ...sent } = c.req.valid('json');
    const doing = { services, admin: c.get('admin'), at: now() };
    inTransaction(db, () => {
      const enquiry = getEnquiry(db, id);
      if (!enquiry) throw notFound('enquiry');
      const isStale = updated_at !== undefined && updated_at !== enquiry.updated_at;
      if (isStale && asksFor(enquiry, sent)) throw changedMeanwhile(id);
      applyAll(doing, enquiry, sent);
    });
    return c.json(readWhole(services, id));
  });

  const changedMeanwhile = (id: string) =>
    new HttpError(409, {
      message: 'Somebody changed this enquiry after you opened it. Nothing was saved.',
      current: readWhole(services, id),
    });
  return routes;
}

type Sent = Omit<z.output<typeof updateSchema>, 'updated_at'>;

/** Tells whether what was sent would change an enquiry: the same twice isn't a conflict. */
const asksFor = (enquiry: Enquiry, { status = enquiry.status, verdict, ...values }: Sent) =>
  status !== enquiry.status ||
  (verdict !== undefined && (verdict === 'spam') !== (enquiry.status === 'spam')) ||
  differs(enquiry, values);

/** Does what a body asks for, which may name fields of several verbs. */
function applyAll(doing: Doing, enquiry: Enquiry, sent: Sent): void {
  let changed = applyStatus(doing, enquiry, sent);
  changed = takeNextStep(doing, changed, pick(sent, officeFieldsAt('step')));
  changed = assign(doing, changed, pick(sent, ['assigned_to', 'office_id']));
  changed = keep(doing, changed, pick(sent, ['held']));
  changed = record(doing, changed, pick(sent, officeFieldNames));
  correct(doing, changed, pick(sent, particularNames));
}

function applyStatus(doing: Doing, enquiry: Enquiry, sent: Sent): Enquiry {
  const { status, verdict } = sent;
  const isSpam = enquiry.status === 'spam';
  if (verdict === 'spam' || status === 'spam') return markAsSpam(doing, enquiry);
  if (verdict === 'honest' || (isSpam && status !== undefined)) {
    return markAsHonest(doing, enquiry, status);
  }
  if (status === undefined) return enquiry;
  return status === 'closed'
    ? close(doing, enquiry, pick(sent, officeFieldsAt('end')))
    : reopen(doing, enquiry, status);
}

/** `GET /api/enquiry-numbers`: counts for the office's overview. */
export function enquiryNumberRoutes(services: Services) {
  return new Hono<AdminVariables>().get('/', requireAdmin(services), (c) =>
    c.json(enquiryNumbers(services.db, mailSettings(services.environment) !== undefined)),
  );
}
