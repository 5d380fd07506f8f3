const sydney = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/** The calendar day in Sydney, as an ISO date: facts change at midnight there. */
export const todayInSydney = () => sydney.format();

const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August'],
  ...['September', 'October', 'November', 'December'],
];

/** An ISO date as the site says it, e.g. `1 July 2026`. */
export function longDay(iso: string): string {
  const [year, month, day] = iso.split('-').map(Number);
  return `${day} ${months[(month ?? 0) - 1]} ${year}`;
}

/** Whether a text is a day of the calendar, as an ISO date. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
