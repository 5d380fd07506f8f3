import { specialOn } from '../shared/firm';
import type { Interval, Week } from '../shared/hours';
import type { Firm } from '../shared/publicFirm';
import { dayIn, localTime } from './zonedTime';

/** A quarter of an hour in milliseconds: places open and close on it. */
export const openingStep = 15 * 60_000;

/** A day with hours of its own; without any the place is closed. */
export interface SpecialDay {
  /** yyyy-mm-dd */
  date: string;
  /** The last, if there are several; empty: one. */
  until: string;
  name: string;
  hours: readonly Interval[];
}

/** When a place is open, by its own clock. */
export interface OpeningHours {
  /** IANA name. */
  timeZone: string;
  week: Week;
  specialDays: readonly SpecialDay[];
}

/** Returns when an office receives visitors. */
export const officeHours = (
  { specialDays }: Pick<Firm, 'specialDays'>,
  { id, zone, hours }: Firm['offices'][number],
): OpeningHours => ({
  timeZone: zone,
  week: hours,
  specialDays: specialDays.filter(({ offices }) => offices.includes(id)),
});

/** Returns when the firm takes calls, on the phone and by video. */
export const callHours = ({
  company: { zone, hours },
  specialDays,
}: Pick<Firm, 'company' | 'specialDays'>): OpeningHours => ({
  timeZone: zone,
  week: hours,
  specialDays: specialDays.filter(({ phones }) => phones),
});

/** Returns the special day of a place at a moment, or undefined. */
export function specialDayAt({ timeZone, specialDays }: OpeningHours, moment: number) {
  const day = dayIn(timeZone, new Date(moment));
  return specialOn(specialDays, day);
}

/** Tells whether a place is open in the quarter of an hour beginning at a moment. */
export function isOpen(hours: OpeningHours, moment: number): boolean {
  const [day = '', time = ''] = localTime(hours.timeZone, new Date(moment)).split(' ');
  const special = specialOn(hours.specialDays, day);
  const open = special?.hours ?? hours.week[new Date(day).getUTCDay()] ?? [];
  return open.some(([opens, closes]) => opens <= time && time < closes);
}

/** Returns the starts of open quarters of an hour between two moments. */
export function openBetween(hours: OpeningHours, from: Date, to: Date): number[] {
  const steps = Math.round((to.getTime() - from.getTime()) / openingStep);
  return Array.from({ length: steps }, (_, step) => from.getTime() + step * openingStep).filter(
    (moment) => isOpen(hours, moment),
  );
}
