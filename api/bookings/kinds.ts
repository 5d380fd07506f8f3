import type { Calendar } from '../../db/firm/calendar';
import type { PlainRow } from '../../db/plain';
import { type MeetingKind, minutesOf, type Times, usualKind } from '../../shared/bookings';

export type Kind = PlainRow<'consultation-kinds'>;

export const findKind = ({ kinds }: Pick<Calendar, 'kinds'>, id: string): Kind | undefined =>
  kinds.find((kind) => kind.id === id);

/** Returns what visitors book unless they choose another: the first that is shown. */
export const firstKind = ({ kinds }: Pick<Calendar, 'kinds'>): MeetingKind =>
  kinds.find(({ is_shown }) => is_shown) ?? usualKind;

/** Returns the kind of a booking, with its own length: one that is moved keeps both. */
export const kindOfBooking = (
  calendar: Pick<Calendar, 'kinds'>,
  booking: { kind_id: string | null } & Times,
): MeetingKind => ({
  id: booking.kind_id ?? usualKind.id,
  minutes: minutesOf(booking),
  people: findKind(calendar, booking.kind_id ?? '')?.people ?? [],
});

/** Returns what a booking keeps of its kind. */
export const keptOfKind = ({ id, name }: Kind) => ({ kind_id: id, kind_name: name });
