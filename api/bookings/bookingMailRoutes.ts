import { Hono } from 'hono';
import { z } from 'zod';
import { bookingsOf, deleteBooking, insertBooking } from '../../db/bookings/bookings';
import { type ClientBooking, clientBooking } from '../../db/bookings/clientBookings';
import { inTransaction } from '../../db/client';
import { getEnquiry, submittedId } from '../../db/enquiries/enquiries';
import { changeEnquiry } from '../../db/enquiries/enquiryChanges';
import { cancelMessage, messagesOfEnquiry } from '../../db/mail/messages';
import { now } from '../../db/time';
import type { MadeBooking } from '../../shared/bookings';
import { pick } from '../../shared/pick';
import type { Services } from '../context';
import { jsonBody, recordId } from '../http/bodies';
import { senderOf } from '../http/clientAddress';
import { HttpError } from '../http/errors';
import { email } from '../intake/fields';
import { limitVisitors } from '../intake/visitorForm';
import { countVisitorMail } from '../mail/strangers';
import { madeOf } from './book';
import { quartersAt, toComeOf } from './changes';
import { isDomainFull } from './mailDomain';
import { askClient } from './mails';

const schema = z.object({ submission_id: recordId, email: email.optional() });

/**
 * `POST /api/booking-mails` `{submission_id, email?}`: sends the link of a held booking again or, with
 * another address, there, each once. Who knows the random id of a submission has sent it.
 */
export function bookingMailRoutes(services: Services) {
  const { db, environment } = services;
  return new Hono().post('/', limitVisitors(services), jsonBody(schema, 4 * 1024), (c) => {
    const { submission_id, email: wanted } = c.req.valid('json');
    const made = inTransaction(db, (): MadeBooking => {
      const { booking, enquiry } = heldBooking(services, submission_id);
      const address = wanted ?? enquiry.email;
      const asked = messagesOfEnquiry(db, enquiry.id).filter(({ kind }) => kind === 'booking');
      const isOther = address !== enquiry.email;
      const isDone = isOther
        ? asked.some(({ to_email }) => to_email !== enquiry.email)
        : asked.filter(({ to_email }) => to_email === address).length > 1;
      if (isDone) throw onceOnly();
      if (isOther && isDomainFull(services, address)) throw manyOfDomain();
      if (countVisitorMail(db, address, senderOf(c, environment.TRUST_PROXY))) throw manyMails();
      let held = booking;
      if (isOther) {
        for (const { id } of asked) cancelMessage(db, id);
        changeEnquiry(db, enquiry.id, { email: address });
        held = renewed(services, booking);
      }
      askClient(services, held, toComeOf(db, address));
      return madeOf(services, held);
    });
    return c.json({ booking: made }, 201);
  });
}

/** Returns the held booking that a submission made. @throws HttpError 409 if it isn't held any more. */
function heldBooking({ db }: Services, submissionId: string) {
  const id = submittedId(db, submissionId);
  const enquiry = id === undefined ? undefined : getEnquiry(db, id);
  const [{ id: bookingId } = { id: '' }] = enquiry ? bookingsOf(db, enquiry.id) : [];
  const booking = clientBooking(db, bookingId);
  const isHeld =
    booking?.state === 'unconfirmed' && booking.held_until !== null && booking.held_until > now();
  if (!booking || !enquiry || enquiry.status === 'spam' || !isHeld) throw lapsed();
  return { booking, enquiry };
}

const keptNames = [
  ...(['kind_id', 'kind_name', 'enquiry_id', 'person_id', 'office_id'] as const),
  ...(['price', 'has_gst', 'payment_link', 'reference', 'terms', 'agreed_at'] as const),
  ...(['starts_at', 'ends_at', 'how', 'zone', 'anyone', 'held_for', 'held_until'] as const),
];

/** Makes a booking anew, so that the link which went elsewhere opens nothing. */
function renewed(services: Services, booking: ClientBooking): ClientBooking {
  const { db } = services;
  deleteBooking(db, booking.id);
  const kept = pick(booking, keptNames);
  return insertBooking(db, { ...kept, state: 'unconfirmed' }, quartersAt(services, booking));
}

const lapsed = () =>
  new HttpError(409, { message: 'We don’t hold this time any more. Please choose a time again.' });
const onceOnly = () =>
  new HttpError(409, {
    message: 'We have sent it again already. Look among your spam, or call us.',
  });
const manyOfDomain = () =>
  new HttpError(409, {
    message: 'Many booked with addresses like this one today. We have your wish: please call us.',
  });
const manyMails = () =>
  new HttpError(429, { message: 'We have sent several emails to this address. Please call us.' });
