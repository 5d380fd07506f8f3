import { parseFactName } from '../../shared/facts';
import { type DatedFact, textForName } from '../facts/factNames';
import type { SeedArticle } from './article';
import { seedFacts } from './facts';

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
