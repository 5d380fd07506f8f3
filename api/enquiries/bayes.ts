import { everyMessage, type TokenCounts, textMark } from '../../db/enquiries/spamTokens';
import { seedWeights } from './spamSeeds';

/** A token that was in few messages says little: in this many, half of what it would say. */
const fewMessages = { unknown: 3, seeded: 30 };
/** So many messages of each kind have a token before the office's: two that agree by chance say nothing. */
const rest = 2;
/** So many marked spam messages say as much of a token as the honest ones do. */
const neutralMessages = 10;
/** A learned weight below this is left out. */
const leastWeight = 0.4;
/** Words of one text are no independent witnesses: many count for the root of their number. */
const wordsWeight = { seeded: 5, learned: 10 };

const seeds = new Map(
  Object.entries(seedWeights).flatMap(([weight, list]) =>
    list.split(',').map((seed) => [seed.trim(), Number(weight)] as const),
  ),
);

const none: TokenCounts = { spam: 0, honest: 0 };

/**
 * In how many spam messages a token was, had the office marked as many as honest ones: what its own
 * say and, while they are few, what makes the token neutral. Otherwise every word that the many
 * honest messages share with all letters would speak against spam.
 */
function balancedSpam(own: TokenCounts, taught: TokenCounts): number {
  const missing = taught.honest - taught.spam;
  if (missing <= 0) return own.spam;
  const neutral = (neutralMessages * own.honest) / taught.honest;
  return own.spam + (missing * (own.spam + neutral)) / (taught.spam + neutralMessages);
}

/** How much a token speaks for spam by what the office taught: naive Bayes, balanced. */
function learnedWeight(own: TokenCounts, taught: TokenCounts, isSeeded: boolean): number {
  const spam = balancedSpam(own, taught);
  const messages = spam + own.honest;
  const few = isSeeded ? fewMessages.seeded : fewMessages.unknown;
  const said = Math.log((spam + rest) / (own.honest + rest));
  return (said * messages) / (messages + few);
}

/**
 * How much a message's tokens speak for spam (above zero) or against it, by the seeds and what the
 * office taught: of each, the sum of weights over the root of how many there are.
 * @returns with the words that speak most for spam, the heaviest first.
 */
export function scoreTokens(
  tokens: ReadonlySet<string>,
  learned: ReadonlyMap<string, TokenCounts>,
): { score: number; words: string[] } {
  const taught = learned.get(everyMessage) ?? none;
  const telling = [...tokens].flatMap((token) => {
    if (token === everyMessage || token.startsWith(textMark)) return [];
    const seeded = seeds.get(token) ?? 0;
    const own = learned.get(token);
    const weight = own ? learnedWeight(own, taught, seeded !== 0) : 0;
    return [{ token, seeded, learned: Math.abs(weight) < leastWeight ? 0 : weight }];
  });
  const part = (kind: 'seeded' | 'learned') => {
    const weights = telling.map((one) => one[kind]).filter((weight) => weight !== 0);
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return sum / Math.sqrt(weights.length + wordsWeight[kind]);
  };
  return {
    score: part('seeded') + part('learned'),
    words: telling
      .map(({ token, seeded, learned: taughtWeight }) => ({ token, weight: seeded + taughtWeight }))
      .filter(({ weight }) => weight > 0)
      .toSorted((one, two) => two.weight - one.weight)
      .map(({ token }) => token),
  };
}
