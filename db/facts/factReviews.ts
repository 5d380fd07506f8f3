/** Days are ISO dates (yyyy-mm-dd), which compare as text. */

/**
 * Returns the day by which a value checked on `day` must be checked again: at the latest one month
 * after the next 1 July, when charges change.
 */
export function nextReview(day: string): string {
  const year = Number(day.slice(0, 4)) + (day.slice(5) < '07-01' ? 0 : 1);
  return `${year}-07-31`;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Returns whole days from one day to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
