import type { OpeningHours } from './content/offices';
import { publicHolidays } from './content/publicHolidays';
import { dayIn, localTime } from './zonedTime';

/** Half an hour in milliseconds: places open and close on the half hour. */
export const openingStep = 30 * 60_000;

/** Returns the public holiday on which a place is closed at a moment, or undefined. */
export function holidayAt({ timeZone, holidays }: OpeningHours, moment: number) {
  const day = dayIn(timeZone, new Date(moment));
  return publicHolidays.find(
    ({ date, places }) => date === day && places.some((each) => holidays.includes(each)),
  );
}

/** Tells whether a place is open in the half hour beginning at a moment. */
export function isOpen(hours: OpeningHours, moment: number): boolean {
  const [day = '', time = ''] = localTime(hours.timeZone, new Date(moment)).split(' ');
  const open = hours.week[new Date(day).getUTCDay()];
  return Boolean(open && open[0] <= time && time < open[1]) && !holidayAt(hours, moment);
}

/** Returns the starts of open half hours between two moments. */
export function openBetween(hours: OpeningHours, from: Date, to: Date): number[] {
  const steps = Math.round((to.getTime() - from.getTime()) / openingStep);
  return Array.from({ length: steps }, (_, step) => from.getTime() + step * openingStep).filter(
    (moment) => isOpen(hours, moment),
  );
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** Consecutive days with the same hours. */
export interface ShownHours {
  /** 'Mon–Fri'. */
  days: string;
  /** '9:00 AM–6:00 PM', or 'Closed'. */
  time: string;
  /** For schema.org, 'Mo-Fr 09:00-18:00'; absent if closed. */
  schema?: string;
}

/** Groups a week from Monday by equal hours. */
export function weekInWords({ week }: Pick<OpeningHours, 'week'>): ShownHours[] {
  const runs: { first: number; last: number; open: OpeningHours['week'][number] }[] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const open = week[day] ?? null;
    const run = runs.at(-1);
    if (run && String(run.open) === String(open)) run.last = day;
    else runs.push({ first: day, last: day, open });
  }
  return runs.map(({ first, last, open }) => {
    const [from = '', to = ''] = [days[first], days[last]];
    const isOne = first === last;
    const shown = isOne ? from : `${from}–${to}`;
    if (!open) return { days: shown, time: 'Closed' };
    const named = isOne ? from.slice(0, 2) : `${from.slice(0, 2)}-${to.slice(0, 2)}`;
    return {
      days: shown,
      time: `${twelveHours(open[0])}–${twelveHours(open[1])}`,
      schema: `${named} ${open.join('-')}`,
    };
  });
}

/** The same without closed days. */
export const openDaysInWords = (hours: Pick<OpeningHours, 'week'>): ShownHours[] =>
  weekInWords(hours).filter(({ schema }) => schema);

function twelveHours(time: string): string {
  const [hour, minute] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? 'AM' : 'PM'}`;
}
