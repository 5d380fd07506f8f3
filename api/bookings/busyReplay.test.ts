// @module-tag slow
import { expect, it, onTestFinished, vi } from 'vitest';
import { setBusyCalendar, storeBusyTimes } from '../../db/bookings/busyTimes';
import { dayMs, hourMs, minuteMs, quarterMs } from '../../shared/bookings';
import { randomOf } from '../../shared/testRandom';
import { testApp } from '../testApp';
import type { OfficeBooking } from '../types';
import { type BusySpan, readCalendarFile } from './busyCalendar';
import { findSlots } from './findSlots';

/** 10,000 take two minutes. */
const rounds = Number(process.env.REPLAY_ROUNDS ?? 1000);
const begins = Date.parse('2027-01-04T00:00:00Z');
const url = 'https://calendar.example/private.ics';
const person = 'priya-raman';
const consultationMs = 30 * minuteMs;

/** An entry of an outside calendar: one that repeats weekly, in UTC, but for some of its weeks. */
interface Entry {
  uid: string;
  start: number;
  minutes: number;
  weeks: number;
  excluded: number[];
  cancelled: number[];
  isFree: boolean;
}

const utc = (moment: number) => new Date(moment).toISOString().replaceAll(/[-:]|\.000/g, '');
const week = 7 * dayMs;

/** Writes entries as a calendar file. */
function fileOf(entries: readonly Entry[]): string {
  const events = entries.flatMap(({ uid, start, minutes, weeks, excluded, cancelled, isFree }) => [
    [
      `UID:${uid}`,
      `DTSTART:${utc(start)}`,
      `DURATION:PT${minutes}M`,
      `RRULE:FREQ=WEEKLY;COUNT=${weeks}`,
      ...excluded.map((at) => `EXDATE:${utc(start + at * week)}`),
      ...(isFree ? ['TRANSP:TRANSPARENT'] : []),
    ],
    ...cancelled.map((at) => [
      `UID:${uid}`,
      `RECURRENCE-ID:${utc(start + at * week)}`,
      `DTSTART:${utc(start + at * week)}`,
      `DURATION:PT${minutes}M`,
      'STATUS:CANCELLED',
    ]),
  ]);
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
}

/** When the entries say that somebody is busy, without a calendar library. */
const spansOf = (entries: readonly Entry[]): BusySpan[] =>
  entries.flatMap(({ start, minutes, weeks, excluded, cancelled, isFree }) =>
    isFree
      ? []
      : Array.from({ length: weeks }, (_, at) => at)
          .filter((at) => !excluded.includes(at) && !cancelled.includes(at))
          .map((at): BusySpan => [start + at * week, start + at * week + minutes * 60_000]),
  );

it('a year beside an outside calendar: nobody is booked twice, nothing busy is offered', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: begins });
  onTestFinished(() => void vi.useRealTimers());
  const kit = testApp({ TRUST_PROXY: '1' });
  const { db, firm } = kit;
  const random = randomOf(77);
  const below = (most: number) => Math.floor(random() * most);
  db.sqlite.exec("UPDATE people SET takes_bookings = 1 WHERE id = 'priya-raman'");
  db.sqlite.exec('UPDATE company SET booking_days = 60');
  firm.changed();
  setBusyCalendar(db, person, url);
  const ada = { at: 0, session: await kit.signIn() };
  let entries: Entry[] = [];
  let booked = 0;
  const overlap = ([from, to]: BusySpan, start: number) =>
    from < start + consultationMs && start < to;

  for (let round = 0; round < rounds; round += 1) {
    const now = begins + Math.floor((round * 365 * dayMs) / rounds);
    vi.setSystemTime(now);
    if (round % 25 === 0) {
      entries = Array.from({ length: 12 }, (_, index): Entry => {
        const weeks = 1 + below(10);
        const some = () => Array.from({ length: below(3) }, () => below(weeks));
        const start =
          Math.floor(now / quarterMs) * quarterMs - 20 * dayMs + below(40 * 96) * quarterMs;
        return {
          ...{ uid: `${round}-${index}`, start, weeks, minutes: 5 + below(180) },
          ...{ excluded: some(), cancelled: some(), isFree: random() < 0.2 },
        };
      });
      const task = { from: now - dayMs, to: now + 91 * dayMs, zone: 'Australia/Sydney', own: [] };
      const result = await readCalendarFile({ text: fileOf(entries), ...task, most: 5000 });
      if ('problem' in result) throw new Error(result.problem);
      storeBusyTimes(db, { person_id: person, url }, result.busy);
    }
    const offers = findSlots({ db, firm }, { person, topic: 'A visit' });
    const busy = spansOf(entries);
    const wrong = offers.filter(({ starts_at }) =>
      busy.some((span) => overlap(span, Date.parse(starts_at))),
    );
    expect(wrong).toEqual([]);
    const chosen = offers[below(offers.length)];
    if (!chosen || random() < 0.5) continue;
    if (now - ada.at > 6 * hourMs) Object.assign(ada, { at: now, session: await kit.signIn() });
    const made = await kit.send(
      'POST',
      '/api/bookings',
      {
        ...{ slot_id: chosen.id, how: 'video', zone: 'Australia/Sydney', topic: 'A visit' },
        ...{ name: 'Ana', email: `ana${round}@client.example` },
      },
      { 'X-Forwarded-For': `10.0.${round >> 8}.${round & 255}` },
    );
    if (made.status === 201 && (await made.json()).booking.state === 'booked') booked += 1;
  }
  expect(booked).toBeGreaterThan(rounds / 20);
  const query = new URLSearchParams({ filter: '{"state":"booked"}', range: '[0,9999]' });
  ada.session = await kit.signIn();
  const rows: OfficeBooking[] = await (
    await ada.session.send('GET', `/api/bookings?${query}`)
  ).json();
  const starts = rows.map(({ starts_at }) => Date.parse(starts_at)).sort((one, two) => one - two);
  const twice = starts.filter((start, at) => start < (starts[at - 1] ?? 0) + consultationMs);
  expect(twice).toEqual([]);
});
