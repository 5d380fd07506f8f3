import { updateBooking } from '../../db/bookings/bookings';
import { bookingsToCome, type ClientBooking } from '../../db/bookings/clientBookings';
import type { Services } from '../context';
import { recordAndNotify } from './changes';

/** Tells the clients of a person's video calls to come that their link is another. In a transaction. */
export function tellOfLink(
  services: Services,
  before: { id?: unknown; video_url?: unknown },
  after: { id?: unknown; video_url?: unknown },
): void {
  if (before.video_url === after.video_url) return;
  for (const booking of bookingsToCome(services.db, { person_id: String(after.id) })) {
    if (booking.how === 'video' && booking.video_url === '') announceLink(services, booking);
  }
}

/** Sends those concerned a new version of a booking's calendar entry, with its link. */
function announceLink(services: Services, booking: ClientBooking): void {
  const changed = updateBooking(services.db, booking.id, { sequence: booking.sequence + 1 });
  recordAndNotify(services, changed, { change: 'linked' });
}
