/**
 * Times are displayed and entered in Sydney time, wherever the editor is; the server stores UTC.
 */
const timeZone = 'Australia/Sydney';

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });
const momentFormat = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});

/** Formats a calendar date, yyyy-mm-dd, as '31 Mar 2026'. */
export function formatDate(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : day.format(time);
}

/** Formats a moment, ISO text in UTC, as '31 Mar 2026, 9:00 am Sydney'. */
export function formatMoment(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? at : `${momentFormat.format(time)} Sydney${whichOfTwo(time)}`;
}

const hourMs = 3_600_000;

/** Says which one it is of an hour that comes twice, when the clocks go back. */
function whichOfTwo(time: number): string {
  const clock = (at: number) => dayAndTime.format(at);
  if (clock(time) === clock(time + hourMs)) return ' (the first of two, in daylight time)';
  return clock(time) === clock(time - hourMs) ? ' (the second of two, in standard time)' : '';
}

/** Formats the day of a moment (ISO text) in Sydney, as '31 Mar 2026'. */
export const formatDay = (at: string): string => dayOfMoment.format(Date.parse(at));

const dayOfMoment = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeZone,
});

/** Returns today's date in Sydney, yyyy-mm-dd. */
export const today = (): string => sydneyParts(new Date().toISOString()).day;

/** The Swedish format is `yyyy-mm-dd hh:mm`. */
const dayAndTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Splits a moment (ISO text) into a day `yyyy-mm-dd` and a time `hh:mm` in Sydney. */
export function sydneyParts(moment: string): { day: string; time: string } {
  const [day = '', time = ''] = dayAndTime.format(new Date(moment)).split(' ');
  return { day, time };
}

/** Returns this moment as a `datetime-local` input shows it, in Sydney. */
export function nowForInput(): string {
  const { day, time } = sydneyParts(new Date().toISOString());
  return `${day}T${time}`;
}

/** Returns the moment in a `datetime-local` input, as `sydneyToUtc`. */
export function inputToUtc(value: unknown): string | undefined {
  const [day = '', time = ''] = String(value).split('T');
  return sydneyToUtc(day, time);
}

export const sydneyClock = (moment: string): string => sydneyParts(moment).time;

/**
 * Returns the moment (ISO text) of a day and time in Sydney; the first of two when clocks go back.
 * Undefined for invalid input, or a time skipped when clocks go forward.
 */
export function sydneyToUtc(day: string, time: string): string | undefined {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // Sydney is 11 hours ahead of UTC in summer and 10 in winter.
  for (const hours of [11, 10]) {
    const moment = new Date(asUtc - hours * 3_600_000).toISOString();
    const parts = sydneyParts(moment);
    if (parts.day === day && parts.time === time) return moment;
  }
  return undefined;
}
