const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** A calendar date, yyyy-mm-dd, as 'August 25, 2025'. */
export function PostDate({ date }: { date: string }) {
  const day = new Date(`${date}T00:00:00Z`);
  return <time dateTime={date}>{Number.isNaN(day.getTime()) ? date : format.format(day)}</time>;
}
