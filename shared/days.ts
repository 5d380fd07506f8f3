const dayMs = 24 * 60 * 60 * 1000;

/** Returns the day of a moment in UTC, yyyy-mm-dd. @param moment milliseconds, or a date. */
export const utcDay = (moment: number | Date): string =>
  new Date(moment).toISOString().slice(0, 10);

/** Returns a calendar day some days later, or earlier. Days are yyyy-mm-dd. */
export const daysAfter = (day: string, days: number): string =>
  utcDay(Date.parse(day) + days * dayMs);

/** Tells whether a text is an existing day, yyyy-mm-dd. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * Reads a day out of an address.
 * @returns undefined unless it exists, and so do the weeks around it.
 */
export const dayInAddress = (text: string | null): string | undefined =>
  text !== null && isCalendarDay(text) && /^(19|2\d)/.test(text) ? text : undefined;

/** Returns the Monday of a day's week. */
export const mondayOf = (day: string): string =>
  daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
