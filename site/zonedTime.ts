import { officeTimeZone } from '../shared/timeZones';

const hourMs = 60 * 60 * 1000;

/** Formats a zone's local time, such as '2026-11-24 16:00:05'. */
export function localTime(timeZone: string, moment: Date | number = new Date()): string {
  return formatOf('sv-SE', timeZone, { dateStyle: 'short', timeStyle: 'medium' }).format(moment);
}

/** Returns today's date in a zone, yyyy-mm-dd. */
export const dayIn = (timeZone: string, moment?: Date) => localTime(timeZone, moment).slice(0, 10);

/**
 * Returns the moment at which a zone's clock shows a day and an hour; if a clock change skips that
 * hour, the one after it.
 * @param day yyyy-mm-dd.
 * @param hour 0 to 24.
 * @throws RangeError if the browser doesn't know the zone, or the day is invalid.
 */
export function zonedTime(day: string, hour: number, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * hourMs;
  const guess = asUtc - offset(asUtc, timeZone);
  // The zone's offset may differ at the guess.
  return new Date(asUtc - offset(guess, timeZone));
}

/** Returns a zone's offset from UTC in milliseconds. */
function offset(moment: number, timeZone: string): number {
  const shown = Date.parse(`${localTime(timeZone, moment).replace(' ', 'T')}Z`);
  return shown - Math.floor(moment / 1000) * 1000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format costs more than a hundred uses. */
function formatOf(language: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = `${language} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone });
  formats.set(key, format);
  return format;
}

/** Returns the parts of a local time: how browsers join them varies by version. */
function timeParts(moment: Date | number, timeZone: string): Partial<Record<string, string>> {
  const format = formatOf('en-AU', timeZone, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
}

/** 'Tuesday 24 November' by the clock of the zone. */
export function dayInWords(date: Date, timeZone: string): string {
  const { weekday, day, month } = timeParts(date, timeZone);
  return `${weekday} ${day} ${month}`;
}

/** '4 pm' or '4:30 pm' by the clock of the zone. */
export const clockTime = (date: Date, timeZone: string): string =>
  clockOf(localTime(timeZone, date));

/** '4 pm' or '4:30 pm' of a local time, such as '2026-11-24 16:30:00'. */
export function clockOf(local: string): string {
  const [hour, minute] = local.slice(11, 16).split(':');
  const minutes = minute === '00' ? '' : `:${minute}`;
  return `${Number(hour) % 12 || 12}${minutes} ${Number(hour) < 12 ? 'am' : 'pm'}`;
}

/**
 * Formats a moment by the office's clock, such as 'Tuesday 24 November, 4 pm (Sydney time)';
 * identical in every browser and on the server.
 * @param moment ISO time.
 */
export function officeMoment(moment: string): string {
  const date = new Date(moment);
  const { id, label } = officeTimeZone;
  return `${dayInWords(date, id)}, ${clockTime(date, id)} (${label})`;
}

/**
 * Formats the day on which a promise ends: by the office's clock, such as 'Tuesday 24 November,
 * Sydney time', or a visitor's elsewhere, such as 'Tuesday 24 November, your time'.
 * @param moment the end of that day at the office, ISO time.
 * @returns undefined if it is invalid.
 */
export function dayByInWords(
  moment: string | null | undefined,
  timeZone: string = officeTimeZone.id,
): string | undefined {
  const last = new Date(moment ?? '');
  if (Number.isNaN(last.getTime())) return undefined;
  const { id, label } = officeTimeZone;
  const isOffice = clockTime(last, id) === clockTime(last, timeZone);
  return isOffice
    ? `${dayInWords(last, id)}, ${label}`
    : `${dayInWords(last, timeZone)}, your time`;
}

/** Old names that browsers still use for renamed zones. */
const renamed = new Map([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
]);

/** Returns a zone that this runtime supports: `id`, its newer name, or the office's. */
export function knownZone(id: string | undefined): string {
  if (!id) return officeTimeZone.id;
  try {
    timeParts(0, id);
    return renamed.get(id) ?? id;
  } catch {
    return officeTimeZone.id;
  }
}

/** Returns this browser's zone. */
export const ownZone = () => knownZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
