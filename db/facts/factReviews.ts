/** Days are ISO dates, yyyy-mm-dd, which compare as text. */

/**
 * The day by which what was checked on `day` must be checked again: charges change each 1 July, so
 * that it holds until then at least, and there is a month to look.
 */
export function nextReview(day: string): string {
  const year = Number(day.slice(0, 4)) + (day.slice(5) < '07-01' ? 0 : 1);
  return `${year}-07-31`;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whole days from one day to another; negative where that is past. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
