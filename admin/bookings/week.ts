import type { OfficeBooking, PersonHours } from '../../api/types';
import { daysAfter } from '../../shared/days';
import { sydneyParts, sydneyToUtc } from '../dates';

// Where things stand in a week: minutes of a day, by Sydney's clock.

const dayMinutes = 24 * 60;
export const slotMinutes = 30;

/** A part of a day; `to` is excluded. */
export interface Part {
  from: number;
  to: number;
}

/** A consultation with its place beside others at the same time. */
export interface PlacedBooking extends Part {
  booking: OfficeBooking;
  lane: number;
  lanes: number;
}

/** A half hour at which somebody is free. */
export interface FreeTime {
  /** ISO text. */
  at: string;
  minute: number;
  people: readonly Pick<PersonHours, 'id' | 'name'>[];
}

export interface WeekDay {
  /** yyyy-mm-dd in Sydney. */
  day: string;
  /** When at least one of the people is there; none on a closed day. */
  open: Part[];
  bookings: PlacedBooking[];
  free: FreeTime[];
}

/** ISO text of a day's begin in Sydney. */
export const startOf = (day: string): string => sydneyToUtc(day, '00:00') ?? `${day}T00:00:00.000Z`;

/** '09:30' of a minute. */
export const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Returns the minute of a moment's day in Sydney. @param moment ISO text. */
export function minuteOf(moment: string): number {
  const [hours = 0, minutes = 0] = sydneyParts(moment).time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns the part of a day that lies between two moments (ISO text), if any. */
function partOn(day: string, starts_at: string, ends_at: string): Part | undefined {
  const [begin, end] = [startOf(day), startOf(daysAfter(day, 1))];
  if (ends_at <= begin || starts_at >= end) return undefined;
  return {
    from: starts_at <= begin ? 0 : minuteOf(starts_at),
    to: ends_at >= end ? dayMinutes : minuteOf(ends_at),
  };
}

/** Lays out days. @param now ISO text: nobody is booked before it. */
export function weekOf(
  days: readonly string[],
  bookings: readonly OfficeBooking[],
  hours: readonly PersonHours[],
  now: string,
): WeekDay[] {
  const standing = bookings.filter(({ state }) => state !== 'cancelled');
  return days.map((day) => {
    const there = hours.map(({ spans, ...person }) => ({
      ...person,
      parts: spans.flatMap(({ starts_at, ends_at }) => partOn(day, starts_at, ends_at) ?? []),
    }));
    const own = standing.flatMap((booking) => {
      const part = partOn(day, booking.starts_at, booking.ends_at);
      return part ? [{ ...part, booking }] : [];
    });
    const minutes = Array.from({ length: dayMinutes / slotMinutes }, (_, at) => at * slotMinutes);
    const free = minutes.flatMap((minute): FreeTime[] => {
      const at = sydneyToUtc(day, clockOf(minute));
      if (at === undefined || at < now) return [];
      const slot = { from: minute, to: minute + slotMinutes };
      const people = there.filter(
        ({ id, parts }) =>
          parts.some((part) => part.from <= slot.from && slot.to <= part.to) &&
          !own.some(({ booking, ...part }) => booking.person_id === id && overlap(part, slot)),
      );
      return people.length === 0 ? [] : [{ at, minute, people }];
    });
    return { day, open: joined(there.flatMap(({ parts }) => parts)), bookings: placed(own), free };
  });
}

/** Returns the hours that show everything of a week, at least those of an office. */
export function shownHours(week: readonly WeekDay[]): Part {
  const parts = week.flatMap(({ open, bookings }) => [...open, ...bookings]);
  const from = Math.min(9 * 60, ...parts.map((part) => part.from));
  const to = Math.max(17 * 60, ...parts.map((part) => part.to));
  return { from: Math.floor(from / 60) * 60, to: Math.ceil(to / 60) * 60 };
}

const overlap = (one: Part, other: Part): boolean => one.from < other.to && other.from < one.to;

function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const part of parts.toSorted((one, other) => one.from - other.from)) {
    const last = all.at(-1);
    if (last && part.from <= last.to) last.to = Math.max(last.to, part.to);
    else all.push({ ...part });
  }
  return all;
}

/** Puts consultations at the same time beside each other. */
function placed(own: readonly (Part & { booking: OfficeBooking })[]): PlacedBooking[] {
  const inOrder = own.toSorted((one, other) => one.from - other.from);
  return inOrder.map((entry) => {
    const beside = inOrder.filter((other) => overlap(entry, other));
    return { ...entry, lane: beside.indexOf(entry), lanes: beside.length };
  });
}
