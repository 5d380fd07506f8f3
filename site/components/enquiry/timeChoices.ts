import {
  enquiryForm,
  type PartOfDay,
  partsOfDay,
  timesAsked,
  wholeDay,
} from '../../content/enquiryForm';
import { publicHolidays } from '../../content/publicHolidays';
import { officeTimeZone } from '../../content/timeZones';
import { isDay } from '../../facts/days';
import { clockTime, dayInWords, knownZone, placeOf, zonedTime } from '../../zonedTime';
import type { FormValues } from './submission';

/** A day and a part of it, by the visitor's clock. */
export interface PreferredTime {
  /** From 0, as the form asks for them. */
  choice: number;
  /** yyyy-mm-dd. */
  day: string;
  part: PartOfDay;
  timeZone: string;
}

export const zoneField = 'answers.time_zone';
export const howField = 'answers.how';
export const dayField = (choice: number) => `answers.day_${choice + 1}`;
export const partField = (choice: number) => `answers.part_${choice + 1}`;

/** The times that a form's fields name; none for a row without a day. */
export function preferredTimes(values: FormValues): PreferredTime[] {
  const timeZone = knownZone(values[zoneField]);
  return Array.from({ length: timesAsked }, (_, choice) => choice).flatMap((choice) => {
    const day = values[dayField(choice)] ?? '';
    if (!isDay(day)) return [];
    const part = partsOfDay.find(({ id }) => id === values[partField(choice)]) ?? wholeDay;
    return [{ choice, day, part, timeZone }];
  });
}

/** A preferred time in words, by both clocks where they differ. */
export function timeInWords(time: PreferredTime): string {
  const { day, part, timeZone } = time;
  const zone = `${placeOf(timeZone)} time`;
  if (!part.hours) {
    const date = dayInWords(zonedTime(day, 12, timeZone), timeZone);
    return `${date}, ${part.label.toLowerCase()} (${zone})`;
  }
  const office = officeTime(time);
  return [`${spanInWords(time, timeZone)} (${zone})`, ...(office ? [office] : [])].join(
    ', which is ',
  );
}

/** What to know of a preferred time: that the offices are closed that day, and when it is by their clock. */
export function remarkOn(time: PreferredTime): string {
  const { sunday, holiday } = enquiryForm.times;
  const closed = publicHolidays.find(({ date }) => date === time.day);
  const isSunday = new Date(time.day).getUTCDay() === 0;
  const reason = isSunday ? sunday : closed && `${holiday} ${closed.name}.`;
  return [reason, officeTime(time)].filter(Boolean).join(' ');
}

/** A preferred time by the office's clock, or undefined where the visitor's shows the same. */
function officeTime(time: PreferredTime): string | undefined {
  const { id, label } = officeTimeZone;
  const office = spanInWords(time, id);
  return office === spanInWords(time, time.timeZone) ? undefined : `${office} (${label})`;
}

/** By the clock of a zone; empty for a whole day. */
function spanInWords({ day, part, timeZone }: PreferredTime, shownZone: string): string {
  if (!part.hours) return '';
  const [from, to] = part.hours.map((hour) => zonedTime(day, hour, timeZone));
  if (!from || !to) return '';
  return `${dayInWords(from, shownZone)}, ${clockTime(from, shownZone)} to ${clockTime(to, shownZone)}`;
}
