const dayMs = 24 * 60 * 60 * 1000;

/** Returns a calendar day some days later, or earlier. Days are yyyy-mm-dd. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Returns the Monday of a day's week. */
export const mondayOf = (day: string): string =>
  daysAfter(day, -((new Date(day).getUTCDay() + 6) % 7));
