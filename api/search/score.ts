import type { Option, Term } from './terms';

/** How a text answers what is asked of it. */
export interface Asked {
  inTitle(token: string, option: Option): boolean;
  inHeads(token: string, option: Option): boolean;
  /** How often it stands anywhere. */
  count(token: string, option: Option): number;
  /** Words in the title. */
  titleLength: number;
}

/** A term with what it counts for: the rarer, the more. */
export interface WeighedTerm extends Term {
  weight: number;
}

export function weigh(terms: readonly Term[], texts: number): WeighedTerm[] {
  return terms
    .map((term) => ({ ...term, weight: Math.log(1 + texts / (1 + term.uses)) }))
    .sort((one, other) => other.weight - one.weight);
}

/** Less than this share of what was asked for is no answer. */
const leastCoverage = 0.34;

/** How well a text answers a query, from 0 up. */
export function scoreOf(text: Asked, terms: readonly WeighedTerm[]): number {
  let [score, found, all, titleWords] = [0, 0, 0, 0];
  for (const { options, weight } of terms) {
    let best = 0;
    let inTitle = 0;
    for (const option of options) {
      const count = Math.min(...option.tokens.map((token) => text.count(token, option)));
      const isInTitle = option.tokens.every((token) => text.inTitle(token, option));
      const isInHeads = option.tokens.every((token) => text.inHeads(token, option));
      const value = (isInTitle ? 5 : 0) + (isInHeads ? 3 : 0) + (2 * count) / (count + 4);
      best = Math.max(best, value * option.weight);
      if (isInTitle) inTitle = Math.max(inTitle, option.run ? 1 : option.tokens.length);
    }
    score += best * weight;
    all += weight;
    if (best > 0) found += weight;
    titleWords += inTitle;
  }
  const coverage = all === 0 ? 0 : found / all;
  if (coverage < leastCoverage) return 0;
  return (
    score * coverage ** 2 * (1 + 0.5 * Math.min(1, titleWords / Math.max(1, text.titleLength)))
  );
}
