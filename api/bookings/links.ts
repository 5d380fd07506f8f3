import type { Booking } from '../../db/bookings/bookings';
import type { Database } from '../../db/client';
import { now } from '../../db/time';
import { changeMs, linkMs, mostMoves } from '../../shared/bookings';
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

/** Returns until when the client may move and cancel a booking, ISO text: four hours before. */
export const changesUntil = ({ starts_at }: Pick<Booking, 'starts_at'>): string =>
  new Date(Date.parse(starts_at) - changeMs).toISOString();

/** Tells whether the client may still cancel a booking. */
export const mayCancel = (booking: Pick<Booking, 'state' | 'starts_at'>): boolean =>
  booking.state === 'booked' && now() <= changesUntil(booking);

/** Tells whether the client may still move a booking: as with cancelling, and three times. */
export const mayMove = (booking: Pick<Booking, 'state' | 'starts_at' | 'moves'>): boolean =>
  mayCancel(booking) && booking.moves < mostMoves;
