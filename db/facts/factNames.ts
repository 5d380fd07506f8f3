import { parseFactName } from '../../shared/facts';

const element = /<data\b[^>]*?\svalue="([^"]*)"/g;

/** Returns the keys of facts in an article (clean HTML), without duplicates. */
export function factKeysIn(html: string): string[] {
  const keys = Array.from(html.matchAll(element), ([, name = '']) => parseFactName(name)?.key);
  return [...new Set(keys.filter((key) => key !== undefined))];
}

/** Tells whether a value's last day (empty if none) is before `day`. */
export const hasEnded = (valid_to: string, day: string): boolean =>
  valid_to !== '' && valid_to < day;
