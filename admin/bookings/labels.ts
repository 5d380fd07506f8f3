import type { OfficeBooking } from '../../api/types';
import { kindInWords } from '../../shared/bookings';
import { clockName } from '../../shared/timeZones';
import type { Status } from '../ui/lists/StatusLabel';

export const bookingStates: Record<OfficeBooking['state'], Status> = {
  unconfirmed: { name: 'Not confirmed', colour: 'warning.main' },
  booked: { name: 'Booked', colour: 'success.main' },
  cancelled: { name: 'Cancelled', colour: 'text.disabled' },
  missed: { name: 'Didn’t come', colour: 'error.main', isError: true },
};

export const meetingWays: Record<OfficeBooking['how'], string> = {
  video: 'Video call',
  phone: 'Phone call',
  office: 'At an office',
};

/** Why a booking no longer fits. */
export const misfits: Record<NonNullable<OfficeBooking['misfit']>, string> = {
  left: 'the person has left by then',
  away: 'the person is away',
  unregistered: 'the person isn’t registered on that day, and it is about visas',
  'office-left': 'the office is gone by then',
  closed: 'the person isn’t there, or it is closed',
};

type Way = Pick<
  OfficeBooking,
  'how' | 'office' | 'kind_id' | 'kind_name' | 'starts_at' | 'ends_at'
>;

/** 'Video call', or 'Canberra office'; after its kind, unless that is the usual one. */
export const wayOf = ({ how, office, ...booking }: Way): string =>
  [kindInWords(booking), how === 'office' ? `${office ?? 'Unknown'} office` : meetingWays[how]]
    .filter(Boolean)
    .join(', ');

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formats a moment (ISO text) by a clock: '10:00 am'. */
export function clockIn(moment: string, zone: string): string {
  const options = { timeStyle: 'short', timeZone: zone } as const;
  const clock = clocks.get(zone) ?? new Intl.DateTimeFormat('en-AU', options);
  clocks.set(zone, clock);
  return clock.format(Date.parse(moment));
}

const dayAndTime = new Map<string, Intl.DateTimeFormat>();

/** Formats a moment (ISO text) by a clock, with its day: 'Tue, 1 Dec, 10:00 am'. */
function momentIn(moment: string, zone: string): string {
  const format =
    dayAndTime.get(zone) ??
    new Intl.DateTimeFormat('en-AU', {
      ...({ weekday: 'short', day: 'numeric', month: 'short' } as const),
      ...({ hour: 'numeric', minute: '2-digit', timeZone: zone } as const),
    });
  dayAndTime.set(zone, format);
  return format.format(Date.parse(moment));
}

/** A booking's time by the clock of who holds it, first, and by the client's where it differs. */
export function bookingTimes({
  starts_at,
  person_zone,
  zone,
}: Pick<OfficeBooking, 'starts_at' | 'person_zone' | 'zone'>): string {
  const here = momentIn(starts_at, person_zone);
  const there = momentIn(starts_at, zone);
  const own = `${here} (${clockName(person_zone)} time)`;
  return here === there ? own : `${own} = ${there} (${clockName(zone)} time, the client’s)`;
}

/** Returns a topic's label; forms send its id, such as `student-visa`. */
export function topicName(topic: string): string {
  if (!/^[a-z-]+$/.test(topic)) return topic;
  const words = topic.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where the note of a consultation is written. */
export const notePath = ({ id, enquiry_id }: Pick<OfficeBooking, 'id' | 'enquiry_id'>): string =>
  `/enquiries/${encodeURIComponent(enquiry_id)}?note=${encodeURIComponent(id)}`;

/**
 * Address that opens WhatsApp with a reminder for the client, for the office to send.
 * @param dial the client's number with its country code.
 */
export function reminderUrl(booking: OfficeBooking, dial: string): string {
  const { name, starts_at, zone, how, office, video_link, person, price } = booking;
  const where = {
    video: video_link ? `Video call: ${video_link}` : 'It is a video call.',
    phone: 'We call you.',
    office: `At our ${office ?? ''} office.`,
  }[how];
  const lines = [
    `Hello ${name}, a reminder of your ${price === '' ? 'free ' : ''}consultation on ${momentIn(starts_at, zone)} (${clockName(zone)} time)${person ? ` with ${person}` : ''}.`,
    where,
  ];
  return `https://wa.me/${dial.slice(1)}?${new URLSearchParams({ text: lines.join('\n') })}`;
}
