import { type Context, Hono } from 'hono';
import type { MadeBooking } from '../../shared/bookings';
import { formFailed } from '../../site/api';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { createChallenger } from '../enquiries/challenge';
import { formValues, messagesByField } from '../enquiries/fields';
import { inSequence, mayShowAgain } from '../enquiries/limits';
import { createRefusedFormPage } from '../enquiries/refusedForm';
import { byHand, limitVisitors, typedIsKept } from '../enquiries/visitorForm';
import { checkedJson, isForm, jsonBody, limitBody, requireJson } from '../http/bodies';
import { senderOf } from '../http/clientAddress';
import { HttpError, logFailure } from '../http/errors';
import { notFound, readRoutes } from '../http/resourceReads';
import { bookForVisitor } from './book';
import { bookingSchema } from './fields';
import {
  bookByHand,
  bookByHandSchema,
  bookingChangeSchema,
  changeBooking,
  officeBookings,
} from './officeBookings';

/** `/api/bookings`: anyone may POST one, as JSON or as a form; admins read and change them. */
export function bookingRoutes(services: Services) {
  const { db, environment } = services;
  const challenger = createChallenger(services);
  const showAgain = createRefusedFormPage(services);
  const sender = (c: Context) => senderOf(c, environment.TRUST_PROXY);
  const whole = (id: string) => {
    const booking = officeBookings.get(db, id);
    if (!booking) throw notFound('booking');
    return booking;
  };

  return new Hono<AdminVariables>()
    .post(
      '/',
      limitVisitors(services),
      limitBody(64 * 1024, 'The booking is too long to send.'),
      byHand(services, bookByHandSchema, (fields, admin) =>
        whole(bookByHand(services, fields, admin)),
      ),
      async (c, next) => {
        if (!isForm(c)) return next();
        const sent = new URLSearchParams(await c.req.text());
        const parsed = bookingSchema.safeParse(formValues(sent));
        if (!parsed.success) {
          const errors = messagesByField(parsed.error);
          if (mayShowAgain(db)) return inSequence(() => showAgain(c, sent, { errors }));
          return c.text(`${Object.values(errors).join(' ')} ${typedIsKept}`, 422);
        }
        try {
          const made = await bookForVisitor(services, challenger, parsed.data, sender(c));
          return c.redirect(madePath(made), 303);
        } catch (error) {
          const isRefused = error instanceof HttpError;
          const status = isRefused ? error.status : logFailure(error, c);
          const { errors = {}, message } = isRefused ? error.body : { message: formFailed };
          return inSequence(() => showAgain(c, sent, { errors, message }, status));
        }
      },
      requireJson,
      checkedJson(bookingSchema),
      async (c) => {
        const fields = c.req.valid('json');
        const booking = await bookForVisitor(services, challenger, fields, sender(c));
        return c.json({ booking }, 201);
      },
    )
    .route('/', readRoutes(services, officeBookings, 'bookings'))
    .put('/:id', requireAdmin(services), jsonBody(bookingChangeSchema, 4 * 1024), (c) =>
      c.json(changeBooking(services, c.req.param('id'), c.req.valid('json'), c.get('admin'))),
    );
}

/** The page that says how a booking without script ended. */
function madePath({ state, manage, held_until }: MadeBooking): string {
  if (manage) return manage;
  const sent = state !== 'unconfirmed' ? state : held_until ? 'held' : 'unheld';
  return `/book?sent=${sent}`;
}
