import type { OfficeBooking } from '../../api/types';
import { useRead } from '../reads';

interface BookingFilter {
  from?: string;
  to?: string;
  person_id?: string;
  office_id?: string;
  enquiry_id?: string;
  misfit?: string;
  lacks_note?: string;
  unpaid?: string;
  to_refund?: string;
  /** Several, separated by commas. */
  state?: string;
}

const most = 500;

/** Reads bookings by their start. */
export function useBookings(filter: BookingFilter, enabled = true) {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    range: `[0,${most - 1}]`,
    sort: '["starts_at","ASC"]',
  });
  return useRead<OfficeBooking[]>('bookings', `?${query}`, { enabled });
}
