/**
 * The moment at which the clock of a zone shows a day and an hour; where a change of clocks leaves
 * that hour out, the one after it.
 * @param day yyyy-mm-dd.
 * @param hour 0 to 24.
 * @throws RangeError where the browser doesn't know the zone or the day is none.
 */
export function zonedTime(day: string, hour: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * hourMs;
  const guess = asUtc - offset(asUtc, timeZone);
  // The zone's distance from UTC may be another at the guess itself.
  return new Date(asUtc - offset(guess, timeZone));
}

/** Today's date by the clock of the zone, yyyy-mm-dd. */
export function dayIn(timeZone: string, moment = new Date()): string {
  return new Date(moment.getTime() + offset(moment.getTime(), timeZone)).toISOString().slice(0, 10);
}

const hourMs = 60 * 60 * 1000;

/** Milliseconds by which the zone is ahead of UTC at a moment. */
function offset(moment: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(moment / 1000) * 1000;
}
