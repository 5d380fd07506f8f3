/** Times on the desk are those of Sydney, wherever the editor is; the server has them in UTC. */
export const timeZone = 'Australia/Sydney';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});
const full = new Intl.DateTimeFormat('en-AU', {
  timeZone,
  hourCycle: 'h23',
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const clock = new Intl.DateTimeFormat('en-AU', { timeZone, hourCycle: 'h23', timeStyle: 'short' });

/** A moment (ISO text) as a day `yyyy-mm-dd` and a time `hh:mm` in Sydney. */
export function sydneyParts(moment: string): { day: string; time: string } {
  const found = Object.fromEntries(
    parts.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute } = found;
  return { day: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

/** 'Mon 1 July 2026, 09:00 Sydney' */
export function sydneyMoment(moment: string): string {
  const found = Object.fromEntries(
    full.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  const { weekday, day, month, year, hour, minute } = found;
  return `${weekday} ${day} ${month} ${year}, ${hour}:${minute} Sydney`;
}

/** '10:42' in Sydney. */
export function sydneyClock(moment: string): string {
  return clock.format(new Date(moment));
}

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
