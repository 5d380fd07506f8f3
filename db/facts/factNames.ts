import { type FactName, factInForm, parseFactName } from '../../shared/facts';
import { factText } from './factText';
import type { FactKind } from './schema';

const element = /<data\b[^>]*?\svalue="([^"]*)"/g;

/** Returns the keys of facts in an article (clean HTML), without duplicates. */
export function factKeysIn(html: string): string[] {
  const keys = Array.from(html.matchAll(element), ([, name = '']) => parseFactName(name)?.key);
  return [...new Set(keys.filter((key) => key !== undefined))];
}

/** A fact with its values, earliest first. */
export interface DatedFact {
  kind: FactKind;
  values: readonly {
    value: string;
    words: string | null;
    valid_from: string;
    /** Last day in force, or empty. */
    valid_to?: string;
    checked_on: string;
  }[];
}

/** Tells whether a value's last day (empty if none) is before `day`. */
export const hasEnded = (valid_to: string, day: string): boolean =>
  valid_to !== '' && valid_to < day;

/**
 * Returns the text shown in place of a fact's name.
 * @param day of reading, an ISO date.
 * @returns undefined if the fact has no value on that day.
 */
export function textForName(
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
