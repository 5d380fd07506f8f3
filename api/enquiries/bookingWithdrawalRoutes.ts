import { Hono } from 'hono';
import { z } from 'zod';
import { bookingsOfNetwork, getBooking } from '../../db/bookings/bookings';
import { type ClientBooking, clientBooking } from '../../db/bookings/clientBookings';
import { inTransaction } from '../../db/client';
import { getEnquiry } from '../../db/enquiries/enquiries';
import { hasEnquiryBefore } from '../../db/enquiries/samePerson';
import { now } from '../../db/time';
import { audit } from '../accounts/auditTrail';
import { requireAdmin, requireFresh } from '../accounts/sessions';
import { cancelBooking, syncEnquiry } from '../bookings/changes';
import { bookedOfDomain, dayAgo, mailDomainOf } from '../bookings/mailDomain';
import type { AdminVariables, Services } from '../context';
import { jsonBody } from '../http/bodies';
import { HttpError } from '../http/errors';
import { mailboxOf } from '../mail/strangers';
import { actionRoutes } from '../resources/action';
import { notFound } from '../resources/resourceReads';
import { markAsSpam } from './enquiryVerbs';

const schema = z.object({ booking_id: z.string({ error: 'Choose a booking.' }).max(64) });
const chosenSchema = z.object({
  booking_ids: z
    .array(z.string().max(64), { error: 'Choose bookings.' })
    .min(1, 'Choose bookings.')
    .max(500),
});

/** A booking that shares its mail domain with another. */
export interface DomainBooking
  extends Pick<ClientBooking, 'id' | 'name' | 'email' | 'starts_at' | 'state'> {
  /** They wrote before that day: it isn't withdrawn with the others. */
  is_known: boolean;
}

/** The bookings of a day with addresses of one mail domain. */
export interface DomainBookings {
  /** Null: a provider of mailboxes for anybody. */
  domain: string | null;
  bookings: DomainBooking[];
}

/**
 * `/api/booking-withdrawals`. `POST` `{booking_id}`: all bookings to come of the network that made
 * this one are spam, except of who wrote before that day, and their times are free again; returns
 * their number as `count`. `GET /:id` lists the day's bookings of the same mail domain, and `POST
 * /:id` `{booking_ids}`, with a password confirmed lately, cancels those chosen, with one mail a
 * mailbox.
 */
export function bookingWithdrawalRoutes(services: Services) {
  const { db } = services;

  const isKnown = ({ email }: { email: string }) => hasEnquiryBefore(db, email, dayAgo());

  const ofNetwork = actionRoutes(services, schema, ({ booking_id }, admin) => {
    const booking = getBooking(db, booking_id);
    if (!booking) throw notFound('booking');
    const { held_for, enquiry_id } = booking;
    if (held_for === null) throw unknownNetwork();
    const enquiries = new Set(bookingsOfNetwork(db, held_for).map((one) => one.enquiry_id));
    let count = 0;
    for (const id of enquiries) {
      const enquiry = getEnquiry(db, id);
      if (!enquiry || enquiry.status === 'spam' || isKnown(enquiry)) continue;
      markAsSpam({ services, admin, at: now() }, enquiry);
      count += 1;
    }
    audit(db, admin, 'create booking-withdrawals', enquiry_id, String(count));
    return { count };
  });

  function ofDomain(id: string): DomainBookings {
    const address = clientBooking(db, id)?.email ?? '';
    const bookings = bookedOfDomain(services, address).flatMap((made) => {
      const booking = clientBooking(db, made.id);
      if (!booking) return [];
      const { name, email, starts_at, state } = booking;
      return [{ id: booking.id, name, email, starts_at, state, is_known: isKnown(booking) }];
    });
    return { domain: mailDomainOf(address) ?? null, bookings };
  }

  return new Hono<AdminVariables>()
    .get('/:id', requireAdmin(services), (c) => c.json(ofDomain(c.req.param('id'))))
    .route('/', ofNetwork)
    .post('/:id', requireFresh(services), jsonBody(chosenSchema, 64 * 1024), (c) => {
      const admin = c.get('admin');
      const id = c.req.param('id');
      const count = inTransaction(db, () => {
        const chosen = new Set(c.req.valid('json').booking_ids);
        const written = new Set<string>();
        const { domain, bookings } = ofDomain(id);
        const withdrawn = bookings.filter((one) => chosen.has(one.id) && !one.is_known);
        for (const one of withdrawn) {
          const booking = clientBooking(db, one.id);
          if (!booking || booking.starts_at <= now()) continue;
          const mailbox = mailboxOf(one.email);
          cancelBooking(services, booking, {
            cancelled_by: 'office',
            isSpam: written.has(mailbox),
          });
          syncEnquiry(db, { ...booking, state: 'cancelled', cancelled_by: 'office' });
          written.add(mailbox);
        }
        const about = getBooking(db, id)?.enquiry_id ?? '';
        const said = `${withdrawn.length}, addresses of ${domain ?? 'no domain'}`;
        audit(db, admin, 'create booking-withdrawals', about, said);
        return withdrawn.length;
      });
      return c.json({ count }, 201);
    });
}

const unknownNetwork = () =>
  new HttpError(409, {
    message:
      'Which network this came from isn’t known any more: a day is over. Cancel the bookings one by one.',
  });
