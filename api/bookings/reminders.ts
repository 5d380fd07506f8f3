import { markReminded } from '../../db/bookings/bookings';
import { clientBooking, unremindedBy } from '../../db/bookings/clientBookings';
import { inTransaction } from '../../db/client';
import { dayMs } from '../../shared/bookings';
import { turns } from '../turns';
import { remind } from './mails';

/**
 * Queues reminders of the consultations of the next day, as they stand now. One that was booked or
 * changed less than a day ahead needs none.
 */
export async function remindOfTomorrow(services: Parameters<typeof remind>[0]): Promise<void> {
  const { db } = services;
  const by = new Date(Date.now() + dayMs).toISOString();
  const turn = turns();
  for (const { id } of unremindedBy(db, by)) {
    await turn();
    inTransaction(db, () => {
      // As it stands now: others had their turn.
      const booking = clientBooking(db, id);
      if (booking?.state !== 'booked' || booking.starts_at > by) return;
      const ahead = Date.parse(booking.starts_at) - Date.parse(booking.updated_at);
      if (ahead >= dayMs) remind(services, booking);
      markReminded(db, booking.id);
    });
  }
}
