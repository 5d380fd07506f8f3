import { type FactName, factInForm, parseFactName } from '../../shared/facts';
import { hasEnded } from '../facts/factNames';
import { factText } from '../facts/factText';
import type { FactKind } from '../facts/schema';
import type { SeedArticle } from './article';
import { seedFacts } from './facts';

/** A fact with its values, earliest first. */
interface DatedFact {
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

/**
 * Returns the text shown in place of a fact's name.
 * @param day of reading, an ISO date.
 * @returns undefined if the fact has no value on that day.
 */
function textForName(
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

const named = /\{\{([^{}]*)\}\}/g;

const confirmed: ReadonlyMap<string, DatedFact> = new Map(
  Object.entries(seedFacts).map(([key, { kind, values }]) => [
    key,
    {
      kind,
      values: values
        .filter(({ state }) => state === 'confirmed')
        .map(({ value, words = null, from = '', checked_on }) => ({
          value,
          words,
          valid_from: from,
          checked_on,
        })),
    },
  ]),
);

/**
 * Replaces fact names in an article: in its text with `<data>` elements, which the site keeps up to
 * date, elsewhere with the values on the article's date.
 * @throws RangeError for an unknown fact, or one without a value on that date.
 */
export function withFacts(article: SeedArticle): SeedArticle {
  const textOf = (written: string) => {
    const name = parseFactName(written);
    const fact = name && confirmed.get(name.key);
    const text = fact && textForName(name, fact, article.date);
    if (text === undefined) {
      throw new RangeError(`${article.slug} names the fact {{${written}}}, which has no value.`);
    }
    return text;
  };
  return {
    ...article,
    excerpt: article.excerpt.replace(named, (_, name: string) => textOf(name)),
    content: article.content.replace(
      named,
      (_, name: string) => `<data value="${name}">${textOf(name)}</data>`,
    ),
  };
}
