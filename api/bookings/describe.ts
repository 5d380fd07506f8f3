import type { ClientBooking } from '../../db/bookings/clientBookings';
import type { Database } from '../../db/client';
import { readCalendar } from '../../db/firm/calendar';
import type { PlainRow } from '../../db/plain';
import { type Payment, payUntil } from '../../shared/bookings';
import { isRegistered, roleUnregistered } from '../../shared/firm';
import { personInWords as inWords } from '../../shared/personInWords';
import { priceInWords } from '../../shared/price';
import { dayIn } from '../../site/api';
import { zoneOf } from './slots';

/** What a booking costs, in words; empty: it is free. */
export const priceOf = (booking: Pick<ClientBooking, 'price' | 'has_gst'>): string =>
  booking.price === '' ? '' : priceInWords(booking);

type Paid = Pick<
  ClientBooking,
  | ('price' | 'has_gst' | 'payment_link' | 'reference' | 'paid_at')
  | ('state' | 'starts_at' | 'created_at')
>;

/** Returns how a booking is paid; null for a free one, and for one that doesn't stand. */
export function paymentOf(booking: Paid): Payment | null {
  const { price, state, payment_link, reference, paid_at } = booking;
  if (price === '' || state !== 'booked') return null;
  const is_paid = paid_at !== null;
  const link = is_paid ? '' : payment_link;
  return { amount: priceInWords(booking), until: payUntil(booking), link, reference, is_paid };
}

/** The parties of a consultation, and the clock of the person who holds it. */
export interface Parties {
  person: PlainRow<'people'> | undefined;
  office: PlainRow<'offices'> | undefined;
  /** IANA name. */
  zone: string;
  /** The firm's number. */
  phone: string;
}

export function partiesOf(
  db: Database,
  { person_id, office_id }: Pick<ClientBooking, 'person_id' | 'office_id'>,
): Parties {
  const calendar = readCalendar(db);
  const person = calendar.people.find(({ id }) => id === person_id);
  const office = calendar.offices.find(({ id }) => id === office_id);
  const zone = office?.zone ?? (person ? zoneOf(calendar, person) : calendar.company.zone);
  return { person, office, zone, phone: calendar.company.phone };
}

/** Where it takes place: a link, a phone number or an address; empty if that isn't known yet. */
export function locationOf(
  { how, phone, video_url }: Pick<ClientBooking, 'how' | 'phone' | 'video_url'>,
  { person, office }: Pick<Parties, 'person' | 'office'>,
): string {
  if (how === 'video') return video_url || (person?.video_url ?? '');
  if (how === 'phone') return phone;
  if (!office) return '';
  return [office.street, office.locality, office.region, office.postcode]
    .filter(Boolean)
    .join(', ');
}

/** Tells whether the link of a video call isn't known yet. */
export const lacksLink = (booking: ClientBooking, parties: Parties): boolean =>
  booking.how === 'video' && locationOf(booking, parties) === '';

/** 'Video call: https://…', as the client reads it. */
export function howInWords(booking: ClientBooking, parties: Parties): string {
  const where = locationOf(booking, parties);
  switch (booking.how) {
    case 'video':
      return where
        ? `Video call: ${where}`
        : `Video call. If no link has reached you an hour before, call ${parties.phone}.`;
    case 'phone':
      return `Phone call: we call ${where || 'the number that was entered'}`;
    case 'office':
      return `At our ${parties.office?.city ?? ''} office: ${where}`;
  }
}

/** 'Priya Raman, Registered migration agent, MARN 0000001', as of the day of the consultation. */
export function personInWords(
  { person, zone }: Parties,
  { starts_at }: Pick<ClientBooking, 'starts_at'>,
): string {
  if (!person) return '';
  const isAgent = isRegistered(person, dayIn(zone, new Date(starts_at)));
  return inWords(isAgent ? person : { ...person, role: roleUnregistered(person.role), marn: '' });
}
