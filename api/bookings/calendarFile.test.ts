import { convertIcsCalendar } from 'ts-ics';
import { expect, it } from 'vitest';
import { dayMs } from '../../shared/bookings';
import { calendarFile } from './calendarFile';

const entry = {
  uid: 'b1',
  sequence: 0,
  isCancelled: false,
  summary: 'Consultation with Wattlepath; about "visas", really',
  description: 'Video call: https://meet.example/a,b\nWith Priya Raman',
  location: 'Level 2, 1 Example Place; Canberra',
  organizer: { name: 'Wattlepath "Migration"', email: 'hello@firm.example' },
  attendee: { name: 'Zoë, Ana: López', email: 'ana@example.com' },
  changed_at: '2026-11-26T01:00:00.000Z',
};

const at = (starts_at: string, zone: string) => {
  const ends_at = new Date(Date.parse(starts_at) + 30 * 60_000).toISOString();
  return { ...entry, starts_at, ends_at, zone };
};

/** The offsets of a zone's clock, in hours. */
const zones = {
  'Australia/Sydney': [10, 11],
  'Australia/Adelaide': [9.5, 10.5],
  'Asia/Kolkata': [5.5],
  'Europe/London': [0, 1],
  'America/New_York': [-5, -4],
};

it('another reader finds each half hour of two years where it is, by the rules in the file', () => {
  const first = Date.parse('2026-11-26T00:00:00Z');
  for (const [zone, offsets] of Object.entries(zones)) {
    const seen = new Set<number>();
    for (let day = 0; day < 730; day += 1) {
      // Also in the nights when clocks change.
      const moment = first + day * dayMs + (day % 48) * 30 * 60_000;
      const starts_at = new Date(moment).toISOString();
      const [event] = convertIcsCalendar(undefined, calendarFile(at(starts_at, zone))).events ?? [];
      const { date, local } = event?.start ?? {};
      expect(date?.toISOString(), `${zone} ${starts_at}`).toBe(starts_at);
      expect(local?.timezone).toBe(zone);
      seen.add((Date.parse(String(local?.date.toISOString())) - moment) / 3_600_000);
    }
    expect(
      [...seen].sort((one, other) => one - other),
      zone,
    ).toEqual(offsets);
  }
});

it('an invitation asks for no reply; a change keeps its id, and a cancellation says so', () => {
  const invited = calendarFile(at('2026-12-01T00:00:00.000Z', 'Asia/Kolkata'));
  expect(invited).toMatch(/^METHOD:REQUEST\r$/m);
  expect(invited.replaceAll('\r\n ', '')).toMatch(
    /^ATTENDEE;CN="Zoë, Ana: López";ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:ana@example\.com\r$/m,
  );
  for (const line of invited.split('\r\n')) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
  }
  const gone = {
    ...at('2026-12-01T00:00:00.000Z', 'Asia/Kolkata'),
    isCancelled: true,
    sequence: 3,
  };
  const cancelled = convertIcsCalendar(undefined, calendarFile(gone));
  expect(cancelled.method).toBe('CANCEL');
  expect(cancelled.events?.[0]).toMatchObject({
    uid: 'b1',
    sequence: 3,
    status: 'CANCELLED',
    summary: entry.summary,
    location: entry.location,
    description: entry.description,
  });
});

it('a zone that calendars don’t know is written by the firm’s clock', () => {
  const text = calendarFile(at('2026-12-01T00:00:00.000Z', 'Etc/Nowhere'));
  expect(text).toContain('DTSTART;TZID=Australia/Sydney:20261201T110000');
});
