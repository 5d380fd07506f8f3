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
import type { FormValues } from './draft';
import { clockTime, dayInWords, placeOf } from './momentInWords';
import { zonedTime } from './zonedTime';

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
  const [from, to] = part.hours.map((hour) => zonedTime(day, hour, timeZone));
  const office = officeTime(time);
  return [`${spanInWords(from, to, timeZone)} (${zone})`, ...(office ? [office] : [])].join(' = ');
}

/** A preferred time by the office's clock, or undefined where the visitor's shows the same. */
export function officeTime({ day, part, timeZone }: PreferredTime): string | undefined {
  if (!part.hours) return undefined;
  const [from, to] = part.hours.map((hour) => zonedTime(day, hour, timeZone));
  const office = spanInWords(from, to, officeTimeZone.id);
  if (office === spanInWords(from, to, timeZone)) return undefined;
  return `${office} (${officeTimeZone.label})`;
}

function spanInWords(from: Date | undefined, to: Date | undefined, timeZone: string): string {
  if (!from || !to) return '';
  return `${dayInWords(from, timeZone)}, ${clockTime(from, timeZone)} to ${clockTime(to, timeZone)}`;
}

/** That the offices are closed on a day that was chosen, in words; undefined where they are open. */
export function closedInWords({ day }: PreferredTime): string | undefined {
  const { sunday, holiday } = enquiryForm.times;
  if (new Date(day).getUTCDay() === 0) return sunday;
  const closed = publicHolidays.find(({ date }) => date === day);
  return closed && `${holiday} ${closed.name}.`;
}

/** Names that browsers still use for zones whose city was renamed. */
const renamed = new Map([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
]);

/** A zone that this runtime can reckon with: `id` itself, its newer name, or the office's. */
export function knownZone(id: string | undefined): string {
  if (!id) return officeTimeZone.id;
  try {
    new Intl.DateTimeFormat('en-AU', { timeZone: id });
    return renamed.get(id) ?? id;
  } catch {
    return officeTimeZone.id;
  }
}
