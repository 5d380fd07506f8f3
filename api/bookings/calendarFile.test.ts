import ICAL from 'ical.js';
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

/** Reads a file by the rules of the time zone in it alone. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const rules = calendar.getFirstSubcomponent('vtimezone');
  const event = calendar.getFirstSubcomponent('vevent');
  const start = event?.getFirstProperty('dtstart');
  if (!rules || !event || !start) throw new Error('the file lacks a part');
  const local = start.getFirstValue() as ICAL.Time;
  const isUtc = start.getParameter('tzid') === undefined;
  if (!isUtc) local.zone = new ICAL.Timezone(rules);
  const textOf = (name: string) => String(event.getFirstPropertyValue(name));
  return { calendar, textOf, start: local.toJSDate().toISOString(), local, isUtc };
}

/** The offsets of a zone's clock, in hours. */
const zones = {
  'Australia/Sydney': [10, 11],
  'Australia/Adelaide': [9.5, 10.5],
  'Asia/Kolkata': [5.5],
  'Europe/London': [0, 1],
  'America/New_York': [-5, -4],
};

it('each half hour of two years is where the rules in the file put it, and the platform does', {
  tags: ['slow'],
}, () => {
  const first = Date.parse('2026-11-26T00:00:00Z');
  for (const [zone, offsets] of Object.entries(zones)) {
    const seen = new Set<number>();
    for (let day = 0; day < 730; day += 2) {
      // Also in the nights when clocks change.
      const moment = first + day * dayMs + (day % 48) * 30 * 60_000;
      const starts_at = new Date(moment).toISOString();
      const { start, local, isUtc } = read(calendarFile(at(starts_at, zone)));
      expect(start, `${zone} ${starts_at}`).toBe(starts_at);
      // An hour that comes twice is written in UTC.
      if (!isUtc) seen.add(local.utcOffset() / 3600);
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
  const cancelled = read(calendarFile(gone));
  expect(cancelled.calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(cancelled.textOf('sequence')).toBe('3');
  expect(cancelled.textOf('status')).toBe('CANCELLED');
  for (const name of ['uid', 'summary', 'location', 'description'] as const) {
    expect(cancelled.textOf(name)).toBe(entry[name]);
  }
});

it('a zone that calendars don’t know is written by the firm’s clock', () => {
  const text = calendarFile(at('2026-12-01T00:00:00.000Z', 'Etc/Nowhere'));
  expect(text).toContain('DTSTART;TZID=Australia/Sydney:20261201T110000');
});

it('a half hour that a clock shows twice is written in UTC', () => {
  // Clocks in Sydney go back at 16:00 UTC: half past two comes at 15:30 and at 16:30.
  for (const starts_at of ['2027-04-03T15:30:00.000Z', '2027-04-03T16:30:00.000Z']) {
    const { start, isUtc } = read(calendarFile(at(starts_at, 'Australia/Sydney')));
    expect([start, isUtc]).toEqual([starts_at, true]);
  }
});

it('has lines of 75 octets at most, each with its end, whatever the script', () => {
  const long = { summary: '咨询：'.repeat(40), description: 'é🌏x '.repeat(60) };
  for (const attendee of [entry.attendee, undefined]) {
    const file = calendarFile({ ...at('2026-12-01T00:00:00Z', 'Asia/Kolkata'), ...long, attendee });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
    expect(read(file).textOf('summary')).toBe(long.summary);
  }
});
