import { factText } from './factText';
import type { FactKind } from './schema';

/**
 * How a text names a fact: its key, then perhaps a day and a form, as in `visa-500-charge`,
 * `visa-500-charge @2025-07-01`, `visa-485-apply-within in words`, `visa-500-living-costs since`.
 * The site's texts have it in `{{…}}`, articles as the value of a `<data>` element.
 */
const written = /^([a-z0-9]+(?:-[a-z0-9]+)+)(?: @(\d{4}-\d\d-\d\d))?(?: (in words|as of|since))?$/;

export interface FactName {
  key: string;
  /** ISO date; absent where the value in force is meant. */
  day?: string;
  form?: 'in words' | 'as of' | 'since';
}

/** @returns undefined for what isn't of that form. */
export function parseFactName(text: string): FactName | undefined {
  const [, key, day, form] = written.exec(text) ?? [];
  if (key === undefined) return undefined;
  return { key, ...(day && { day }), ...(form && { form: form as FactName['form'] & string }) };
}

const element = /<data\b[^>]*?\svalue="([^"]*)"/g;

/** The keys of the facts that an article (clean HTML) names, each once. */
export function factKeysIn(html: string): string[] {
  const keys = Array.from(html.matchAll(element), ([, name = '']) => parseFactName(name)?.key);
  return [...new Set(keys.filter((key) => key !== undefined))];
}

/** A fact with its values, the earliest first. */
export interface DatedFact {
  kind: FactKind;
  values: readonly { value: string; words: string | null; valid_from: string }[];
}

const long = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * What a text shows for a name.
 * @param day on which it is read, an ISO date.
 * @returns undefined where the fact had no value yet.
 */
export function namedText(
  { form, ...name }: FactName,
  { kind, values }: DatedFact,
  day: string,
): string | undefined {
  const on = name.day ?? day;
  const held = values.findLast(({ valid_from }) => valid_from <= on);
  if (!held) return undefined;
  const text = factText(kind, held.value);
  if (form === undefined) return text;
  if (form === 'in words') return held.words ?? text;
  return held.valid_from ? `${form} ${long.format(new Date(held.valid_from))}` : text;
}
