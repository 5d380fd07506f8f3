import { officeTimeZone, timeZones } from '../../content/timeZones';

/**
 * A moment by the office's clock, such as 'Tuesday 24 November, 4 pm (Sydney time)'; the same in every
 * browser and on the server.
 * @param moment ISO time.
 */
export function officeMoment(moment: string): string {
  const date = new Date(moment);
  const { id, label } = officeTimeZone;
  return `${dayInWords(date, id)}, ${clockTime(date, id)} (${label})`;
}

/**
 * A promise that ends with a day at the office, such as 'the end of Tuesday 24 November (Sydney time)'
 * and, for a reader elsewhere, ', 6:30 pm on Tuesday in India'.
 * @param moment the last of that day, ISO time.
 * @returns undefined where it is none.
 */
export function endOfDayInWords(
  moment: string | null | undefined,
  timeZone: string = officeTimeZone.id,
): string | undefined {
  const last = new Date(moment ?? '');
  if (Number.isNaN(last.getTime())) return undefined;
  const { id, label } = officeTimeZone;
  const day = `the end of ${dayInWords(last, id)} (${label})`;
  const end = new Date(last.getTime() + 1);
  if (clockTime(end, id) === clockTime(end, timeZone)) return day;
  const { weekday } = partsOf(end, timeZone, { weekday: 'long' });
  const place = placeOf(timeZone).split(', ')[0];
  return `${day}, ${clockTime(end, timeZone)} on ${weekday} in ${place}`;
}

/** What a zone is called where it is chosen; one that isn't offered is called by its city. */
export const placeOf = (id: string): string =>
  timeZones.find((zone) => zone.id === id)?.label ??
  (id.split('/').at(-1) ?? id).replaceAll('_', ' ');

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
