import { everyMessage, type TokenCounts, textMark, wordsOf } from '../../db/enquiries/spamTokens';
import { honestSeeds, politeSeeds, seedCounts, spamSeeds } from './spamSeeds';

/** How many messages of each kind the seeds stand for. */
const seedMessages = 100;
/** A token that was in few messages says little: in this many, half of what it would say. */
const fewMessages = 3;
/** Of a token that one kind never had. */
const rest = 0.5;
/** So many marked spam messages say as much of a token as the honest ones do. */
const neutralMessages = 10;
/** What says less than this is left out. */
const leastWeight = 0.4;
/** Words of one text are no independent witnesses: many count for the root of their number. */
const wordsWeight = 5;

const seeds = new Map<string, TokenCounts>([
  ['*link', { spam: 3, honest: 1 }],
  ['*price', { spam: 4, honest: 1 }],
  ['*percentage', { spam: 3, honest: 1 }],
]);
for (const [kind, lists] of Object.entries({ spam: spamSeeds, honest: honestSeeds })) {
  for (const [often, list] of Object.entries(lists)) {
    const count = seedCounts[often as keyof typeof seedCounts];
    for (const seed of tokensIn(list)) seeds.set(seed, { spam: 0, honest: 0, [kind]: count });
  }
}
for (const seed of tokensIn(politeSeeds)) {
  seeds.set(seed, { spam: seedCounts.always, honest: seedCounts.always });
}

function tokensIn(list: string): string[] {
  return list.split(',').map((seed) => wordsOf(seed).join(' '));
}

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

/**
 * How much a message's tokens speak for spam (above zero) or against it, by the seeds and what the
 * office taught: naive Bayes, with the sum of logarithms over the root of how many there are.
 * @returns with the words that speak most for spam, the heaviest first.
 */
export function scoreTokens(
  tokens: ReadonlySet<string>,
  learned: ReadonlyMap<string, TokenCounts>,
): { score: number; words: string[] } {
  const taught = learned.get(everyMessage) ?? none;
  const all = {
    spam: seedMessages + Math.max(taught.spam, taught.honest),
    honest: seedMessages + taught.honest,
  };
  const telling = [...tokens].flatMap((token) => {
    const seed = seeds.get(token) ?? none;
    const own = learned.get(token) ?? none;
    const [spam, honest] = [seed.spam + balancedSpam(own, taught), seed.honest + own.honest];
    const messages = spam + honest;
    if (token === everyMessage || token.startsWith(textMark) || messages === 0) return [];
    const share = (count: number, of: number) => Math.log((count + rest) / (of + 2 * rest));
    const said = share(spam, all.spam) - share(honest, all.honest);
    const weight = (said * messages) / (messages + fewMessages);
    return Math.abs(weight) < leastWeight ? [] : [{ token, weight }];
  });
  const sum = telling.reduce((total, { weight }) => total + weight, 0);
  return {
    score: sum / Math.sqrt(telling.length + wordsWeight),
    words: telling
      .filter(({ weight }) => weight > 0)
      .toSorted((one, two) => two.weight - one.weight)
      .map(({ token }) => token),
  };
}
