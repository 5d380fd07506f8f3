import { Hono } from 'hono';
import type { MadeBooking } from '../../shared/bookings';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody } from '../http/bodies';
import { createFormTimes } from '../intake/formTime';
import { intakeRoute } from '../intake/intakeRoute';
import { notFound, readRoutes } from '../resources/resourceReads';
import { bookForVisitor } from './book';
import { bookByHand, bookByHandSchema } from './bookByHand';
import { bookingSchema } from './fields';
import { officeBookings } from './officeBookings';
import { bookingChangeSchema, changeBooking } from './officeChanges';

/** `/api/bookings`: anyone may POST one, as JSON or as a form; admins read and change them. */
export function bookingRoutes(services: Services) {
  const { db } = services;
  const formTimes = createFormTimes(services);
  const whole = (id: string) => {
    const booking = officeBookings.get(db, id);
    if (!booking) throw notFound('booking');
    return booking;
  };

  return new Hono<AdminVariables>()
    .route(
      '/',
      intakeRoute(services, {
        schema: bookingSchema,
        receive: (fields, sender) => bookForVisitor(services, formTimes, fields, sender),
        pageOf: (_, made) => madePath(made),
        shown: (booking) => ({ booking }),
        handSchema: bookByHandSchema,
        enter: (fields, admin) => whole(bookByHand(services, fields, admin)),
        tooLong: 'The booking is too long to send.',
      }),
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
