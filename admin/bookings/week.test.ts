import { expect, it } from 'vitest';
import type { OfficeBooking, PersonHours } from '../../api/types';
import { shownHours, weekOf } from './week';

const booked = (id: string, person_id: string, starts_at: string, state = 'booked') =>
  ({
    ...{ id, person_id, starts_at, state },
    ends_at: new Date(Date.parse(starts_at) + 30 * 60_000).toISOString(),
  }) as OfficeBooking;

const there = (id: string, ...spans: [string, string][]): PersonHours => ({
  id,
  name: id,
  spans: spans.map(([starts_at, ends_at]) => ({ starts_at, ends_at })),
});

const past = '2020-01-01T00:00:00.000Z';

it('puts hours and consultations where Sydney’s clock has them, across midnight too', () => {
  // Delhi's evening is Sydney's night.
  const hours = [there('a', ['2026-12-01T11:30:00.000Z', '2026-12-01T14:30:00.000Z'])];
  const bookings = [booked('b', 'a', '2026-12-01T12:45:00.000Z')];
  const [first, second] = weekOf(['2026-12-01', '2026-12-02'], bookings, hours, past);
  expect(first?.open).toEqual([{ from: 22 * 60 + 30, to: 24 * 60 }]);
  expect(second?.open).toEqual([{ from: 0, to: 90 }]);
  expect(first?.bookings).toMatchObject([{ from: 23 * 60 + 45, to: 24 * 60 }]);
  expect(second?.bookings).toMatchObject([{ from: 0, to: 15 }]);
  expect(first?.free.map(({ minute }) => minute)).toEqual([22 * 60 + 30, 23 * 60]);
});

it('places those at the same time beside each other, and leaves out what was cancelled', () => {
  const at = '2026-12-01T00:00:00.000Z';
  const bookings = [booked('1', 'a', at), booked('2', 'b', at), booked('3', 'c', at, 'cancelled')];
  const [day] = weekOf(['2026-12-01'], bookings, [], past);
  expect(day?.bookings.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

it('a half hour is free for those who are there and not booked, after now', () => {
  const span: [string, string] = ['2026-12-01T00:00:00.000Z', '2026-12-01T01:00:00.000Z'];
  const bookings = [booked('1', 'a', '2026-12-01T00:00:00.000Z')];
  const hours = [there('a', span), there('b', span)];
  const people = (now: string) =>
    weekOf(['2026-12-01'], bookings, hours, now)[0]?.free.map((time) =>
      time.people.map(({ id }) => id).join(),
    );
  expect(people(past)).toEqual(['b', 'a,b']);
  expect(people('2026-12-01T00:10:00.000Z')).toEqual(['a,b']);
});

it('the day on which clocks go forward has no half hour that doesn’t exist', () => {
  const hours = [there('a', ['2026-10-03T14:00:00.000Z', '2026-10-03T18:00:00.000Z'])];
  const [day] = weekOf(['2026-10-04'], [], hours, past);
  expect(day?.free.map(({ minute }) => minute / 60)).toEqual([0, 0.5, 1, 1.5, 3, 3.5, 4, 4.5]);
});

it('shows the hours of an office at least, and all that happens', () => {
  expect(shownHours(weekOf(['2026-12-01'], [], [], past))).toEqual({ from: 540, to: 1020 });
  const late = [booked('1', 'a', '2026-12-01T09:45:00.000Z')];
  expect(shownHours(weekOf(['2026-12-01'], late, [], past))).toEqual({ from: 540, to: 22 * 60 });
});
