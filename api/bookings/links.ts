import type { Booking } from '../../db/bookings/bookings';
import { type ClientBooking, clientBooking } from '../../db/bookings/clientBookings';
import type { Database } from '../../db/client';
import { getEnquiry } from '../../db/enquiries/enquiries';
import { now } from '../../db/time';
import { changeMs, linkMs, maxMoves, undoMs } from '../../shared/bookings';
import type { Services } from '../context';
import { mailToken, readMailToken } from '../mail/mailTokens';

/** Returns the path at which a client confirms, moves or cancels a booking. */
export const bookingPath = (db: Database, id: string): string =>
  `/booking/${mailToken(db, id, { of: 'booking' })}`;

export const bookingUrl = (
  { db, environment }: Pick<Services, 'db' | 'environment'>,
  id: string,
): string => environment.SITE_URL + bookingPath(db, id);

/** Returns the id of a link's booking; undefined if it was not signed here. */
export function readBookingToken(db: Database, token: string): string | undefined {
  const read = readMailToken(db, token);
  return read?.isFor({ of: 'booking' }) ? read.id : undefined;
}

/** Tells whether a booking's link still works: until a day after its end. */
export const isLinkOpen = ({ ends_at }: Pick<Booking, 'ends_at'>): boolean =>
  Date.now() < Date.parse(ends_at) + linkMs;

/** Reads a client's booking by its id, while its link works; nothing of spam. */
export function linkedBooking(
  { db }: Pick<Services, 'db'>,
  id: string | undefined,
): ClientBooking | undefined {
  const booking = id === undefined ? undefined : clientBooking(db, id);
  if (!booking || !isLinkOpen(booking)) return undefined;
  return getEnquiry(db, booking.enquiry_id)?.status === 'spam' ? undefined : booking;
}

/** Returns until when the client may move and cancel a booking, ISO text: four hours before. */
export const changesUntil = ({ starts_at }: Pick<Booking, 'starts_at'>): string =>
  new Date(Date.parse(starts_at) - changeMs).toISOString();

/** Tells whether the client may still change how a booking stands. */
const isInTime = (booking: Pick<Booking, 'starts_at'>): boolean => now() <= changesUntil(booking);

/**
 * Returns from when on the client may cancel a booking; empty: at any time. One that they just took
 * back can't be cancelled for an hour: a mail scanner that presses all buttons would, for good.
 */
export function cancelsFrom({ reinstated_at }: Pick<Booking, 'reinstated_at'>): string {
  if (reinstated_at === null) return '';
  const from = new Date(Date.parse(reinstated_at) + undoMs).toISOString();
  return from > now() ? from : '';
}

/** Tells whether the client may cancel a booking now. */
export const mayCancel = (
  booking: Pick<Booking, 'state' | 'starts_at' | 'reinstated_at'>,
): boolean => booking.state === 'booked' && isInTime(booking) && cancelsFrom(booking) === '';

/** Tells whether the client may still move a booking: three times. */
export const mayMove = (booking: Pick<Booking, 'state' | 'starts_at' | 'moves'>): boolean =>
  booking.state === 'booked' && isInTime(booking) && booking.moves < maxMoves;

/** Until when the time of a booking that its client cancels now is kept; null: it isn't. */
export function undoUntil(booking: Pick<Booking, 'starts_at' | 'reinstated_at'>): string | null {
  const hour = new Date(Date.now() + undoMs).toISOString();
  const until = changesUntil(booking) < hour ? changesUntil(booking) : hour;
  return booking.reinstated_at === null && until > now() ? until : null;
}

/** Tells whether the client may take back that they cancelled a booking: once. */
export const mayReinstate = (
  booking: Pick<Booking, 'state' | 'starts_at' | 'cancelled_by' | 'reinstated_at'>,
): boolean =>
  booking.state === 'cancelled' &&
  booking.cancelled_by === 'client' &&
  booking.reinstated_at === null &&
  isInTime(booking);
