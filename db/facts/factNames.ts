import { type FactName, factInForm, parseFactName } from '../../shared/facts';
import { factText } from './factText';
import type { FactKind } from './schema';

const element = /<data\b[^>]*?\svalue="([^"]*)"/g;

/** The keys of the facts that an article (clean HTML) names, each once. */
export function factKeysIn(html: string): string[] {
  const keys = Array.from(html.matchAll(element), ([, name = '']) => parseFactName(name)?.key);
  return [...new Set(keys.filter((key) => key !== undefined))];
}

/** A fact with its values, the earliest first. */
export interface DatedFact {
  kind: FactKind;
  values: readonly {
    value: string;
    words: string | null;
    valid_from: string;
    /** Empty, or the last day on which it holds. */
    valid_to?: string;
    checked_on: string;
  }[];
}

/** Tells whether a value's last day, empty if it has none, lies before a day. */
export const hasEnded = (valid_to: string, day: string): boolean =>
  valid_to !== '' && valid_to < day;

/**
 * What a text shows for a name.
 * @param day on which it is read, an ISO date.
 * @returns undefined where no value of the fact is known on that day.
 */
export function namedText(
  { form, ...name }: FactName,
  { kind, values }: DatedFact,
  day: string,
): string | undefined {
  const on = name.day ?? day;
  const held = values.findLast(({ valid_from }) => valid_from <= on);
  if (!held || hasEnded(held.valid_to ?? '', on)) return undefined;
  const { value, words, valid_from: from, checked_on: checked } = held;
  return factInForm({ text: factText(kind, value), words, from, checked }, form);
}
