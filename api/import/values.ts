import { parseFragment } from 'parse5';
import { isCalendarDay } from '../http/days';
import { decoded } from '../posts/html/names';
import { wordsIn } from './treeText';

/** More text than this is refused before it is read. */
export const maxText = 16 * 1024 * 1024;

/** A time as the sources write it, as ISO 8601 in UTC; undefined where it is none. */
export function timeOf(text: string): string | undefined {
  if (/^\d{12,14}$/.test(text)) return new Date(Number(text)).toISOString();
  const plain = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(\.\d+)?(?:\+00(?::?00)?|Z)?$/.exec(
    text.trim(),
  );
  const time = plain
    ? new Date(`${plain[1]}T${plain[2]}${plain[3]?.slice(0, 4) ?? ''}Z`)
    : new Date(text);
  return Number.isNaN(time.getTime()) || time.getTime() <= 0 ? undefined : time.toISOString();
}

/** A calendar day, yyyy-mm-dd, of a text such as `2024-05-31 10:00` or `May 31, 2024`; empty for none. */
export function dayOf(text: string): string {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text.trim()) ?? [];
  if (day !== undefined) return isCalendarDay(day) ? day : '';
  return timeOf(/\d{1,2}:\d\d|Z$/.test(text) ? text : `${text} UTC`)?.slice(0, 10) ?? '';
}

/** The words of a text with elements, in one line. */
export function wordsOf(html: string): string {
  const withoutCode = without(
    without(html, /<script\b[\s\S]*?<\/script\s*>/gi, '</script'),
    /<style\b[\s\S]*?<\/style\s*>/gi,
    '</style',
  );
  return without(withoutCode, /<!--[\s\S]*?-->/g, '-->')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#x?[\da-f]+|[a-z]+);/gi, (entity) => wordsIn(parseFragment(entity)))
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text without what stands between two marks; looked for up to the last end alone, so that beginnings without one cost nothing. */
function without(text: string, between: RegExp, end: string): string {
  const last = text.toLowerCase().lastIndexOf(end);
  if (last < 0) return text;
  const cut = text.indexOf('>', last) + 1 || text.length;
  return text.slice(0, cut).replace(between, ' ') + text.slice(cut);
}

/** The beginning of a text, to the end of a word. @param max characters. */
export function beginning(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).trimEnd()}…`;
}

/** A slug of `a-z0-9-`; empty where the text has no letter that has a place in it. */
export function slugFrom(text: string): string {
  return decoded(text)
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 190)
    .replace(/^-+|-+$/g, '');
}
