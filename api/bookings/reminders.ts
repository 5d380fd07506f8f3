import { markReminded } from '../../db/bookings/bookings';
import { unremindedBy } from '../../db/bookings/clientBookings';
import { inTransaction } from '../../db/client';
import { dayMs } from '../../shared/bookings';
import { remind } from './mails';

/**
 * Queues reminders of the consultations of the next day, as they stand now. One that was booked or
 * changed less than a day ahead needs none.
 */
export function remindOfTomorrow(services: Parameters<typeof remind>[0]): void {
  const { db } = services;
  const by = new Date(Date.now() + dayMs).toISOString();
  for (const booking of unremindedBy(db, by)) {
    inTransaction(db, () => {
      const ahead = Date.parse(booking.starts_at) - Date.parse(booking.updated_at);
      if (ahead >= dayMs) remind(services, booking);
      markReminded(db, booking.id);
    });
  }
}
