const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Formats the age of a moment (ISO text) as '5 min', '3 h', '2 days'. */
export function formatAge(at: string): string {
  return formatDuration(Date.now() - Date.parse(at));
}

/** Formats milliseconds as '5 min', '3 h', '2 days'. */
export function formatDuration(milliseconds: number): string {
  const length = Math.max(milliseconds, 0);
  if (length < hour) return `${Math.floor(length / minute)} min`;
  if (length < 2 * day) return `${Math.floor(length / hour)} h`;
  return `${Math.floor(length / day)} days`;
}
