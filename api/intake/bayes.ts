import { everyMessage, type TokenCounts, textMark } from '../../db/enquiries/spamTokens';
import { seedWeights } from './spamSeeds';

/** Number of messages at which a token gets half its weight: rare tokens say little. */
const fewMessages = { unknown: 3, seeded: 30 };
/** Virtual messages of each kind per token, so that two coincidences say nothing. */
const rest = 2;
/** Number of marked spam messages that weigh as much as the honest ones. */
const neutralMessages = 10;
/** Ignores learned weights below this. */
const minWeight = 0.4;
/** Words of one text aren't independent: their sum is divided by the root of their number. */
const wordsWeight = { seeded: 5, learned: 10 };

const seeds = new Map(
  Object.entries(seedWeights).flatMap(([weight, list]) =>
    list.split(',').map((seed) => [seed.trim(), Number(weight)] as const),
  ),
);

const none: TokenCounts = { spam: 0, honest: 0 };

/**
 * Estimates in how many spam messages a token would occur if the office had marked as many as
 * honest ones. While spam is rare, adds neutral messages; otherwise every common word would count
 * against spam.
 */
function balancedSpam(own: TokenCounts, taught: TokenCounts): number {
  const missing = taught.honest - taught.spam;
  if (missing <= 0) return own.spam;
  const neutral = (neutralMessages * own.honest) / taught.honest;
  return own.spam + (missing * (own.spam + neutral)) / (taught.spam + neutralMessages);
}

/** Returns how much the office's verdicts make a token count as spam: balanced naive Bayes. */
function learnedWeight(own: TokenCounts, taught: TokenCounts, isSeeded: boolean): number {
  const spam = balancedSpam(own, taught);
  const messages = spam + own.honest;
  const few = isSeeded ? fewMessages.seeded : fewMessages.unknown;
  const said = Math.log((spam + rest) / (own.honest + rest));
  return (said * messages) / (messages + few);
}

/**
 * Scores a message's tokens: above zero for spam, below against. Adds the seeded and the learned
 * weights, each sum divided by the root of its count.
 * @returns the score and the words that count most for spam, heaviest first.
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
    return [{ token, seeded, learned: Math.abs(weight) < minWeight ? 0 : weight }];
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
