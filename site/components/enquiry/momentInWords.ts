import { officeTimeZone } from '../../content/timeZones';

/**
 * A moment as people say it, such as 'Tuesday 24 November, 4 pm (Canberra time)'; the same in every browser
 * and on the server.
 * @param moment ISO time.
 * @returns undefined where it is none.
 */
export function answerTime(moment: string | null | undefined): string | undefined {
  const date = new Date(moment ?? '');
  if (Number.isNaN(date.getTime())) return undefined;
  const { id, label } = officeTimeZone;
  return `${dayInWords(date, id)}, ${clockTime(date, id)} (${label})`;
}

/** 'Tuesday 24 November' by the clock of the zone. */
export function dayInWords(date: Date, timeZone: string): string {
  const { weekday, day, month } = partsOf(date, timeZone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return `${weekday} ${day} ${month}`;
}

/** '4 pm' or '4:30 pm' by the clock of the zone. */
export function clockTime(date: Date, timeZone: string): string {
  const parts = partsOf(date, timeZone, { hour: 'numeric', minute: '2-digit', hourCycle: 'h23' });
  const hour = Number(parts.hour);
  const minutes = parts.minute === '00' ? '' : `:${parts.minute}`;
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The parts by themselves: how a browser joins them changes with its version. */
function partsOf(date: Date, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat('en-AU', { ...options, timeZone });
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}
