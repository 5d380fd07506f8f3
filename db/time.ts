/** Returns the current time as ISO 8601 text in UTC, to the millisecond. */
export function now(): string {
  return new Date().toISOString();
}

/** Returns the time `seconds` ago, as ISO text, for comparing with stored times. */
export function secondsAgo(seconds: number): string {
  return new Date(Date.now() - seconds * 1000).toISOString();
}

/** Returns the time `seconds` from now, as ISO text. */
export function secondsFromNow(seconds: number): string {
  return secondsAgo(-seconds);
}

/** Returns the time `months` ago, as ISO text: on the month's last day if it has no such day. */
export function monthsAgo(months: number): string {
  const at = new Date();
  const day = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() - months);
  if (at.getUTCDate() !== day) at.setUTCDate(0);
  return at.toISOString();
}

/**
 * Returns a time for a row's next version: now, or a millisecond after `previous` if the clock has
 * not moved on, so that no two versions share a time.
 */
export function nextVersion(previous: string): string {
  const present = now();
  return present > previous ? present : new Date(Date.parse(previous) + 1).toISOString();
}

/**
 * Returns the current time for a file name: sortable, and without colons, which Windows refuses.
 */
export function timeForFileName(): string {
  return now().replaceAll(/[:.]/g, '-');
}

const sydney = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/** Returns the calendar day in Sydney at a moment, yyyy-mm-dd. */
export function dayInSydney(at: Date): string {
  return sydney.format(at);
}

const sydneyTime = new Intl.DateTimeFormat('en-GB', {
  timeStyle: 'medium',
  timeZone: 'Australia/Sydney',
});

/** Returns milliseconds until the day ends in Sydney; an hour off before a clock change. */
export function millisecondsLeftInSydney(at: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = sydneyTime.format(at).split(':').map(Number);
  const past = ((hours * 60 + minutes) * 60 + seconds) * 1000 + at.getMilliseconds();
  return 24 * 60 * 60 * 1000 - past;
}

/** Returns the hour of the day in Sydney, 0 to 23. */
export function hourInSydney(at: Date): number {
  return Number(sydneyTime.format(at).slice(0, 2));
}
