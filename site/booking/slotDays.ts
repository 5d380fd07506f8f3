import type { Slot } from '../../shared/bookings';
import { daysAfter, mondayOf } from '../../shared/days';
import { clockName } from '../../shared/timeZones';
import { clockOf, clockTime, dayInWords, localTime } from '../zonedTime';

/** The free times of one day, by a client's clock. */
export interface SlotDay {
  /** yyyy-mm-dd. */
  day: string;
  label: string;
  times: SlotTime[];
}

export interface SlotTime {
  id: string;
  /** '10 am'. */
  label: string;
  /** By the office's clock, with the day if it is another; empty if the clocks agree. */
  there: string;
}

/** Groups slots by the days of a client's clock. @param officeZone the office's clock. */
export function slotDays(slots: readonly Slot[], zone: string, officeZone: string): SlotDay[] {
  const days = new Map<string, SlotDay>();
  for (const { id, starts_at } of slots) {
    const at = new Date(starts_at);
    // Once each: of all that a page of times costs, clocks cost most.
    const [own, there] = [localTime(zone, at), localTime(officeZone, at)];
    const day = own.slice(0, 10);
    const shown = days.get(day) ?? { day, label: dayInWords(at, zone), times: [] };
    shown.times.push({ id, label: clockOf(own), there: timeThere(own, there) });
    days.set(day, shown);
  }
  return [...days.values()];
}

/** A day of a month that is leafed through. */
export interface GridDay {
  /** yyyy-mm-dd. */
  day: string;
  /** Its place among the days with free times; undefined if it has none. */
  index: number | undefined;
}

/** Returns the whole weeks, from Monday, that days with free times lie in. */
export function weeksOf(days: readonly SlotDay[]): GridDay[][] {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  const places = new Map(days.map(({ day }, index) => [day, index]));
  const weeks: GridDay[][] = [];
  for (let monday = mondayOf(first); monday <= last; monday = daysAfter(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, after) => daysAfter(monday, after));
    weeks.push(week.map((day) => ({ day, index: places.get(day) })));
  }
  return weeks;
}

/** 'November – December 2026'. */
export function monthsInWords(days: readonly SlotDay[]): string {
  const ends = [days[0], days.at(-1)].flatMap((one) => one?.day ?? []);
  const [first = '', last = ''] = ends.map((day) => monthFormat.format(new Date(day)));
  const [from, to] = ends.map((day) => day.slice(0, 4));
  if (first === last) return `${first} ${to}`;
  return from === to ? `${first} – ${last} ${to}` : `${first} ${from} – ${last} ${to}`;
}

const monthFormat = new Intl.DateTimeFormat('en-AU', { month: 'long', timeZone: 'UTC' });

/** Formats a local time of the office's clock; empty if it is that of the client's. */
function timeThere(own: string, there: string): string {
  if (own === there) return '';
  const day = there.slice(0, 10);
  const weekday =
    day === own.slice(0, 10) ? '' : `${dayInWords(new Date(day), 'UTC').slice(0, 3)} `;
  return `${weekday}${clockOf(there)}`;
}

/**
 * Formats a moment by a client's clock and, where it shows another time, by the office's: 'Tuesday 1
 * December, 4:30 am (India time)'. @param moment ISO time.
 */
export function momentLines(moment: string, zone: string, officeZone: string): string[] {
  const at = new Date(moment);
  const [own = '', there = ''] = [zone, officeZone].map(
    (clock) => `${dayInWords(at, clock)}, ${clockTime(at, clock)}`,
  );
  const first = `${own} (${clockName(zone)} time)`;
  return own === there ? [first] : [first, `${there} (${clockName(officeZone)} time)`];
}

/** Keeps 'am' and 'pm' on the line of their hour. */
export const noBreakTimes = (text = ''): string =>
  text.replace(/(?<=\d) (?=(?:am|pm)\b)/g, '\u00a0');
