const sydney = new Intl.DateTimeFormat('en-CA', {
  dateStyle: 'short',
  timeZone: 'Australia/Sydney',
});

/** Returns the calendar day in Sydney as an ISO date: facts change at midnight there. */
export const todayInSydney = () => sydney.format();

/** Tells whether a text is a calendar day as an ISO date. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
