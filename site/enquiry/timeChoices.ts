import { isCalendarDay } from '../../shared/days';
import { hoursInWords, openDaysInWords } from '../../shared/hours';
import type { Firm } from '../../shared/publicFirm';
import { officeTimeZone, zoneLabel } from '../../shared/timeZones';
import {
  calls,
  enquiryForm,
  type PartOfDay,
  partsOfDay,
  timesAsked,
  wholeDay,
} from '../content/enquiryForm';
import {
  callHours,
  type OpeningHours,
  officeHours,
  openBetween,
  openingStep,
  specialDayAt,
} from '../openingHours';
import { clockTime, dayInWords, knownZone, zonedTime } from '../zonedTime';
import type { FormValues } from './formValues';

/** A day and a part of it, by the visitor's clock. */
export interface PreferredTime {
  /** From 0, in form order. */
  choice: number;
  /** yyyy-mm-dd. */
  day: string;
  part: PartOfDay;
  timeZone: string;
}

/** Returns the ways to meet: calls, then a visit to each office. */
export const meetingsOf = ({ offices }: Pick<Firm, 'offices'>) => [
  ...calls,
  ...offices.map(({ id, city }) => ({ id, label: `At our ${city} office` })),
];

export const zoneField = 'answers.time_zone';
export const howField = 'answers.how';
export const dayField = (choice: number) => `answers.day_${choice + 1}`;
export const partField = (choice: number) => `answers.part_${choice + 1}`;

/** Returns the same day a year later, yyyy-mm-dd: the last selectable one. */
export const yearFrom = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** Returns the preferred times in a form, skipping rows without a day. */
export function preferredTimes(values: FormValues): PreferredTime[] {
  const timeZone = knownZone(values[zoneField]);
  return Array.from({ length: timesAsked }, (_, choice) => choice).flatMap((choice) => {
    const day = values[dayField(choice)] ?? '';
    if (!isCalendarDay(day)) return [];
    const part = partsOfDay.find(({ id }) => id === values[partField(choice)]) ?? wholeDay;
    return [{ choice, day, part, timeZone }];
  });
}

/** Formats a preferred time by the visitor's and, if different, the office's clock. */
export function timeInWords(time: PreferredTime): string {
  const { day, part, timeZone } = time;
  const zone = `${zoneLabel(timeZone)} time`;
  if (!part.hours) {
    const date = dayInWords(zonedTime(day, 12, timeZone), timeZone);
    return `${date}, ${part.label.toLowerCase()} (${zone})`;
  }
  const office = officeTime(time);
  return [`${spanInWords(time, timeZone)} (${zone})`, ...(office ? [office] : [])].join(
    ', which is ',
  );
}

/**
 * Returns a remark on a preferred time: whether we are available, and the office's local time.
 * @param how the way to meet, from `meetingsOf`.
 */
export function remarkOn(time: PreferredTime, how: string | undefined, firm: Firm): string {
  return [closedThen(time, how, firm), officeTime(time)].filter(Boolean).join(' ');
}

/** Says that, or for which part of a preferred time, the office is closed. */
function closedThen(
  { day, part, timeZone }: PreferredTime,
  how: string | undefined,
  firm: Firm,
): string | undefined {
  const { closed, partly } = enquiryForm.times;
  const office = firm.offices.find(({ id }) => id === how);
  const hours = office ? officeHours(firm, office) : callHours(firm);
  const [first, last] = part.hours ?? [0, 24];
  const [from, to] = [zonedTime(day, first, timeZone), zonedTime(day, last, timeZone)];
  const open = openBetween(hours, from, to);
  const clock = (moment: number) => clockTime(new Date(moment), timeZone);
  const [opens, closes] = [open[0], open.at(-1)];
  if (opens === undefined || closes === undefined) {
    const special = specialDayAt(hours, (from.getTime() + to.getTime()) / 2);
    const position = office ? closed.office(office.city) : closed.calls;
    if (!special) return `${position} ${usually(hours)}.`;
    return special.hours.length === 0
      ? `${position} ${closed.special}: ${special.name}.`
      : `${position} ${closed.changed}: ${special.name}, ${hoursInWords(special.hours)}.`;
  }
  const isWhole = closes + openingStep - opens === to.getTime() - from.getTime();
  if (!part.hours || isWhole) return undefined;
  return `${partly} ${clock(opens)} to ${clock(closes + openingStep)}.`;
}

/** 'then. Hours: Mon–Fri 9:00 AM–6:00 PM (Canberra time)'. */
function usually(hours: OpeningHours): string {
  const shown = openDaysInWords(hours.week)
    .map(({ days, time }) => `${days} ${time}`)
    .join(', ');
  return `${enquiryForm.times.closed.hours} ${shown} (${zoneLabel(hours.timeZone)} time)`;
}

/** Formats a preferred time by the office's clock; undefined if the visitor's shows the same. */
function officeTime(time: PreferredTime): string | undefined {
  const { id, label } = officeTimeZone;
  const office = spanInWords(time, id);
  return office === spanInWords(time, time.timeZone) ? undefined : `${office} (${label})`;
}

/** Formats the time by a zone's clock; empty for a whole day. */
function spanInWords({ day, part, timeZone }: PreferredTime, shownZone: string): string {
  if (!part.hours) return '';
  const [from, to] = part.hours.map((hour) => zonedTime(day, hour, timeZone));
  if (!from || !to) return '';
  return `${dayInWords(from, shownZone)}, ${clockTime(from, shownZone)} to ${clockTime(to, shownZone)}`;
}
