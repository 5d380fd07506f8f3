const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' });
/** Of Sydney, which it doesn't name. */
export const momentFormat = new Intl.DateTimeFormat('en-AU', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Australia/Sydney',
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
  timeZone: 'Australia/Sydney',
});

/** Today where the editor is, yyyy-mm-dd as in Sweden. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');
