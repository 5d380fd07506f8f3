import { parseFactName } from '../../shared/facts';
import { snippetPrefix } from '../../shared/snippets';

const element = /<data\b[^>]*?\svalue="([^"]*)"/g;

/** Returns the keys of facts in an article (clean HTML), without duplicates. */
export function factKeysIn(html: string): string[] {
  const keys = Array.from(html.matchAll(element), ([, name = '']) => parseFactName(name)?.key);
  const isFact = (key: string | undefined) => key !== undefined && !key.startsWith(snippetPrefix);
  return [...new Set(keys.filter((key): key is string => isFact(key)))];
}

/** Tells whether a value's last day (empty if none) is before `day`. */
export const hasEnded = (valid_to: string, day: string): boolean =>
  valid_to !== '' && valid_to < day;
