import { randomInt } from 'node:crypto';
import type { Calendar } from '../../db/firm/calendar';
import type { PlainRow } from '../../db/plain';
import { type MeetingKind, minutesOf, type Times, usualKind } from '../../shared/bookings';
import { filledPaymentLink, pricedOn } from '../../shared/price';

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

/** Returns what a booking keeps of its kind as of a day (yyyy-mm-dd), with a code for its payment. */
export function keptOfKind(kind: Kind, day: string) {
  const { id, name, terms, has_gst, price, payment_link } = pricedOn(kind, day);
  const reference = price === '' ? '' : newReference();
  return {
    kind_id: id,
    kind_name: name,
    terms,
    has_gst,
    price,
    reference,
    payment_link: price === '' ? '' : filledPaymentLink(payment_link, reference),
  };
}

export type KeptOfKind = ReturnType<typeof keptOfKind>;

/** Without letters and digits that are taken for each other. */
const readable = 'ABCDEFGHJKLMNPQRTUVWXYZ346789';
const referenceLength = 9;

/** Returns a code that nobody can guess: 43 bits. */
const newReference = (): string =>
  Array.from({ length: referenceLength }, () => readable[randomInt(readable.length)]).join('');
