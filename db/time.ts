/** The present moment as ISO 8601 text in UTC, to the millisecond. */
export function now(): string {
  return new Date().toISOString();
}

/** The moment `seconds` before now, as ISO text; for comparing with stored times. */
export function secondsAgo(seconds: number): string {
  return new Date(Date.now() - seconds * 1000).toISOString();
}

/** The moment `seconds` from now, as ISO text. */
export function secondsFromNow(seconds: number): string {
  return secondsAgo(-seconds);
}

/** The moment `months` before now, as ISO text: on the month's last day where it has no such day. */
export function monthsAgo(months: number): string {
  const at = new Date();
  const day = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() - months);
  if (at.getUTCDate() !== day) at.setUTCDate(0);
  return at.toISOString();
}

/**
 * A time for a row's next version: now, or a millisecond after `previous` when the clock has not
 * moved on, so that two versions of a row never carry the same time.
 */
export function nextVersion(previous: string): string {
  const present = now();
  return present > previous ? present : new Date(Date.parse(previous) + 1).toISOString();
}

/** The present moment for a file's name: sortable, and free of the colons that Windows refuses. */
export function timeForFileName(): string {
  return now().replaceAll(/[:.]/g, '-');
}

const sydney = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/** The calendar day in Sydney at a moment, yyyy-mm-dd. */
export function dayInSydney(at: Date): string {
  return sydney.format(at);
}

const sydneyTime = new Intl.DateTimeFormat('en-GB', {
  timeStyle: 'medium',
  timeZone: 'Australia/Sydney',
});

/** Milliseconds until the day ends in Sydney; an hour off before a change of its clocks. */
export function millisecondsLeftInSydney(at: Date): number {
  const [hours = 0, minutes = 0, seconds = 0] = sydneyTime.format(at).split(':').map(Number);
  const past = ((hours * 60 + minutes) * 60 + seconds) * 1000 + at.getMilliseconds();
  return 24 * 60 * 60 * 1000 - past;
}

/** The hour of the day in Sydney, 0 to 23. */
export function hourInSydney(at: Date): number {
  return Number(sydneyTime.format(at).slice(0, 2));
}
