const format = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A moment (ISO text) as the office says it: 'Tuesday 24 November, 4:30 pm (Canberra time)'. */
export function officeTime(moment: string): string {
  const parts = new Map(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  );
  const hour = Number(parts.get('hour'));
  const minutes = parts.get('minute') === '00' ? '' : `:${parts.get('minute')}`;
  const time = `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
  return `${parts.get('weekday')} ${parts.get('day')} ${parts.get('month')}, ${time} (Canberra time)`;
}
