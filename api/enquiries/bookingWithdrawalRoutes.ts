import { z } from 'zod';
import { getBooking, unprovedOf } from '../../db/bookings/bookings';
import { getEnquiry, updateEnquiry } from '../../db/enquiries/enquiries';
import { audit } from '../accounts/auditTrail';
import type { Services } from '../context';
import { HttpError } from '../http/errors';
import { actionRoutes } from '../resources/action';
import { notFound } from '../resources/resourceReads';
import { holdEnquiry } from './receive';

const schema = z.object({ booking_id: z.string({ error: 'Choose a booking.' }).max(64) });

/**
 * `POST /api/booking-withdrawals` `{booking_id}`: all unproved bookings to come of the network that
 * made this one are spam, and their times are free again. Returns their number as `count`.
 */
export function bookingWithdrawalRoutes(services: Services) {
  const { db } = services;
  return actionRoutes(services, schema, ({ booking_id }, admin) => {
    const booking = getBooking(db, booking_id);
    if (!booking) throw notFound('booking');
    const { held_for, enquiry_id } = booking;
    if (held_for === null) throw unknownNetwork();
    const enquiries = new Set(unprovedOf(db, held_for).map((one) => one.enquiry_id));
    for (const id of enquiries) {
      if (getEnquiry(db, id)?.status === 'spam') continue;
      const spam = updateEnquiry(db, id, { status: 'spam', verdict_by: admin.username });
      if (spam) holdEnquiry(services, spam);
    }
    audit(db, admin, 'create booking-withdrawals', enquiry_id, String(enquiries.size));
    return { count: enquiries.size };
  });
}

const unknownNetwork = () =>
  new HttpError(409, {
    message:
      'Which network this came from isn’t known any more: it was confirmed, or a day is over. Cancel the bookings one by one.',
  });
