const sydney = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/** The calendar day in Sydney, as an ISO date: facts change at midnight there. */
export const todayInSydney = () => sydney.format();

/** Whether a text is a day of the calendar, as an ISO date. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
