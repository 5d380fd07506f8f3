/** Times are shown and entered as those of Sydney, wherever the editor is; the server has them in UTC. */
const timeZone = 'Australia/Sydney';

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });
const momentFormat = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
});

/** A calendar date, yyyy-mm-dd, as '31 Mar 2026'. */
export function formatDate(date: string): string {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) ? date : day.format(time);
}

/** A moment, ISO text in UTC, as '31 Mar 2026, 9:00 am Sydney'. */
export function formatMoment(at: string): string {
  const time = Date.parse(at);
  return Number.isNaN(time) ? at : `${momentFormat.format(time)} Sydney`;
}

/** The day of a moment (ISO text) in Sydney, as '31 Mar 2026'. */
export const formatDay = (at: string): string => dayOfMoment.format(Date.parse(at));

const dayOfMoment = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeZone,
});

/** Today in Sydney, yyyy-mm-dd. */
export const today = (): string => sydneyParts(new Date().toISOString()).day;

/** Sweden writes a moment as `yyyy-mm-dd hh:mm`. */
const dayAndTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment (ISO text) as a day `yyyy-mm-dd` and a time `hh:mm` in Sydney. */
export function sydneyParts(moment: string): { day: string; time: string } {
  const [day = '', time = ''] = dayAndTime.format(new Date(moment)).split(' ');
  return { day, time };
}

/** '10:42' in Sydney. */
export const sydneyClock = (moment: string): string => sydneyParts(moment).time;

/**
 * The moment (ISO text) of a day and time in Sydney; the first of two where the clocks go back.
 * Undefined where there is none: they go forward over it, or it is no day and time.
 */
export function sydneyToUtc(day: string, time: string): string | undefined {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // Sydney is 11 hours ahead of UTC in summer and 10 in winter.
  for (const hours of [11, 10]) {
    const moment = new Date(asUtc - hours * 3_600_000).toISOString();
    const found = sydneyParts(moment);
    if (found.day === day && found.time === time) return moment;
  }
  return undefined;
}
