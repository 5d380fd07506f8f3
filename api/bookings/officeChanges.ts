import { z } from 'zod';
import { updateBooking } from '../../db/bookings/bookings';
import { type ClientBooking, clientBooking } from '../../db/bookings/clientBookings';
import { StaleError } from '../../db/errors';
import { now } from '../../db/time';
import { minutesOf, timesFrom } from '../../shared/bookings';
import { outsideAddress } from '../../shared/outsideAddress';
import { audit } from '../accounts/auditTrail';
import type { AdminVariables, Services } from '../context';
import { limited, readVersion } from '../http/bodies';
import { fieldError, HttpError } from '../http/errors';
import { notFound } from '../resources/resourceReads';
import {
  cancelBooking,
  inBookingTransaction,
  quartersAt,
  recordAndNotify,
  syncEnquiry,
} from './changes';
import { type BookingEvent, mailMissed } from './mails';
import { type OfficeBooking, officeBookings } from './officeBookings';
import { assertBookable, lacksNumber, meeting } from './officeMeeting';

type Admin = AdminVariables['Variables']['admin'];

export const bookingChangeSchema = z.object({
  ...z.object(meeting).partial().shape,
  state: z.enum(['booked', 'cancelled', 'missed'], { error: 'Choose a state.' }).optional(),
  /** Why it is cancelled, for the client. */
  reason: limited('The reason', 300).optional(),
  /** With `missed`: whether the client gets a mail with a link to book another time. */
  mail: z.boolean().default(false),
  outside: z.boolean().optional(),
  /** Whether it is paid; whether what was paid for a cancelled one went back. */
  paid: z.boolean().optional(),
  refunded: z.boolean().optional(),
  /** Link of this video call alone; empty: the person's own. */
  video_url: limited('The link', 500)
    .refine((text) => text === '' || outsideAddress(text) !== undefined, {
      error: 'Enter an address such as https://www.example.com/page.',
    })
    .overwrite((text) => outsideAddress(text) ?? text)
    .optional(),
  updated_at: readVersion,
});

type Change = z.output<typeof bookingChangeSchema>;

/** Moves, hands over, cancels or confirms a booking, or records that the client didn't come. */
export function changeBooking(
  services: Services,
  id: string,
  { updated_at, state, reason = '', mail, paid, refunded, ...time }: Change,
  admin: Admin,
): OfficeBooking {
  const { db } = services;
  const readVersion = updated_at;
  try {
    return inBookingTransaction(services, () => {
      const booking = clientBooking(db, id);
      if (!booking) throw notFound('booking');
      if (updated_at !== booking.updated_at) throw new StaleError();
      const said = (what: string) => audit(db, admin, 'update bookings', booking.enquiry_id, what);
      if (paid !== undefined || refunded !== undefined) {
        const noted = noteMoney(services, booking, { paid, refunded }, admin);
        if (noted) said(noted);
      } else if (state === 'cancelled') {
        cancelBooking(services, booking, { cancelled_by: 'office', reason, readVersion });
        said('cancelled');
      } else if (state === 'missed') {
        if (booking.starts_at > now()) throw notYet();
        const isWritten = mail && mailMissed(services, booking);
        syncEnquiry(db, updateBooking(db, id, { state }, { readVersion }), isWritten);
        said(`the client didn’t come${isWritten ? ', and was written to' : ''}`);
      } else {
        const isBack = booking.state === 'missed' && state === 'booked';
        if (isBack) syncEnquiry(db, updateBooking(db, id, { state: 'booked' }, { readVersion }));
        const change = isBack ? 'the client came' : replace(services, booking, time);
        if (change) said(change);
      }
      const changed = officeBookings.get(db, id);
      if (!changed) throw notFound('booking');
      return changed;
    });
  } catch (error) {
    if (!(error instanceof StaleError)) throw error;
    const message =
      'Somebody changed this booking meanwhile. Look at it again before you change it.';
    throw new HttpError(409, { message, current: officeBookings.get(db, id) });
  }
}

/**
 * Notes that a booking was paid or paid back, or that neither is so.
 * @returns what was noted; undefined if it was so.
 */
function noteMoney(
  { db }: Services,
  booking: ClientBooking,
  { paid, refunded }: Pick<Change, 'paid' | 'refunded'>,
  { username }: Admin,
): string | undefined {
  if (booking.price === '') throw fieldError('paid', 'This consultation is free.');
  const readVersion = booking.updated_at;
  if (paid !== undefined) {
    if (paid === (booking.paid_at !== null)) return undefined;
    const change = { paid_at: paid ? now() : null, paid_by: paid ? username : '' };
    updateBooking(db, booking.id, change, { readVersion });
    return paid ? 'marked as paid' : 'marked as not paid';
  }
  if (booking.paid_at === null || booking.state !== 'cancelled') throw nothingToRefund();
  if (refunded === (booking.refunded_at !== null)) return undefined;
  const change = { refunded_at: refunded ? now() : null, refunded_by: refunded ? username : '' };
  updateBooking(db, booking.id, change, { readVersion });
  return refunded ? 'what was paid went back' : 'what was paid did not go back';
}

const nothingToRefund = () =>
  fieldError('refunded', 'Only what was paid and then cancelled is paid back here.');

const notYet = () => fieldError('state', 'It hasn’t begun yet: cancel it, or wait until it has.');

/**
 * Gives a booking another time, person or place; one that wasn't confirmed stands then.
 * @returns what changed; undefined if nothing did.
 */
function replace(
  services: Services,
  booking: ClientBooking,
  time: Omit<Change, 'updated_at' | 'mail'>,
): BookingEvent['change'] | undefined {
  const { db } = services;
  if (booking.state === 'cancelled' || booking.state === 'missed') {
    throw new HttpError(409, { message: 'This booking is over. Book a new time instead.' });
  }
  const { how = booking.how } = time;
  // It keeps its length.
  const times = timesFrom(Date.parse(time.starts_at ?? booking.starts_at), minutesOf(booking));
  const person_id = time.person_id ?? booking.person_id ?? '';
  const { office_id: wanted = booking.office_id, outside = false } = time;
  const { video_url = booking.video_url } = time;
  const office_id = how === 'office' ? wanted : null;
  const isNew = booking.state === 'unconfirmed';
  const isSame =
    times.starts_at === booking.starts_at &&
    person_id === booking.person_id &&
    how === booking.how &&
    office_id === booking.office_id &&
    video_url === booking.video_url;
  // Nobody has to hear of it.
  if (isSame && !isNew) return undefined;
  const { topic } = booking;
  assertBookable(services, { person_id, office_id, how, ...times, outside, topic }, booking);
  if (how === 'phone' && booking.phone === '') throw lacksNumber();
  const changed = updateBooking(
    db,
    booking.id,
    {
      person_id,
      office_id,
      how,
      ...times,
      outside,
      video_url,
      state: 'booked',
      held_until: null,
      held_for: null,
      reminded_at: null,
      proved_at: booking.proved_at ?? now(),
      ...(isNew ? { booked_at: now() } : { sequence: booking.sequence + 1 }),
    },
    { quarters: quartersAt(services, times) },
  );
  const change = changeOf(booking, changed);
  recordAndNotify(services, changed, { change, before: booking });
  return change;
}

/** Tells what those concerned have to know of a change. */
function changeOf(before: ClientBooking, after: ClientBooking): BookingEvent['change'] {
  if (before.state === 'unconfirmed') return 'booked';
  if (before.starts_at !== after.starts_at) return 'moved';
  if (before.person_id !== after.person_id) return 'handed-over';
  const isSameWay = before.how === after.how && before.office_id === after.office_id;
  return isSameWay ? 'linked' : 'changed';
}
