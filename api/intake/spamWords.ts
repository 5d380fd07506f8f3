import { seedWeights } from './spamSeeds';

/** Properties of a message other than its words. */
export const features: Readonly<Record<string, { name: string; pattern: RegExp }>> = {
  '*link': { name: 'a link', pattern: /https?:\/\/|www\./i },
  '*price': {
    name: 'a price',
    pattern: /[$€£¥₹]\s?\d|\d\s?([$€]|(usd|eur|aud|rs|dollars?|euros?|pounds)\b)|\brs\.?\s?\d/i,
  },
  '*percentage': { name: 'a percentage', pattern: /\d\s?%/ },
};
/** Longer words are cut, so that forms of a word count as one. */
const wordLength = 6;
const address = /(?:https?:\/\/|www\.)\S+|\S+@\S+/giu;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;
/** Words of one text aren't independent: their sum is divided by the root of their number. */
const extraWords = 5;

const seeds = new Map(
  Object.entries(seedWeights).flatMap(([weight, list]) =>
    list.split(',').map((seed) => [seed.trim(), Number(weight)] as const),
  ),
);

/** What is scored: the message, without the sender's name and country in it. */
interface JudgedText {
  message: string;
  name: string;
  country: string;
}

/**
 * Scores a message's words, pairs of words and features by the seeds: above zero for spam, below
 * against.
 * @returns the score and the tokens that count most for spam, heaviest first.
 */
export function scoreWords(text: JudgedText): { score: number; words: string[] } {
  const telling = [...tokensOf(text)].flatMap((token) => {
    const weight = seeds.get(token);
    return weight ? [{ token, weight }] : [];
  });
  const sum = telling.reduce((total, { weight }) => total + weight, 0);
  return {
    score: sum / Math.sqrt(telling.length + extraWords),
    words: telling
      .filter(({ weight }) => weight > 0)
      .toSorted((one, two) => two.weight - one.weight)
      .map(({ token }) => token),
  };
}

function tokensOf({ message, name, country }: JudgedText): Set<string> {
  const own = new Set(splitWords(`${name} ${country}`));
  const words = splitWords(message.replace(address, ' '));
  const tokens = new Set<string>();
  words.forEach((word, at) => {
    const before = words[at - 1];
    if (own.has(word)) return;
    if (word !== '0') tokens.add(word);
    if (before !== undefined && !own.has(before)) tokens.add(`${before} ${word}`);
  });
  for (const [feature, { pattern }] of Object.entries(features)) {
    if (pattern.test(message)) tokens.add(feature);
  }
  return tokens;
}

/** Numbers become '0'; scripts without spaces are split into pairs of characters. */
function splitWords(text: string): string[] {
  const plain = text.normalize('NFKC').toLowerCase().replace(/[’']/g, '');
  const words = plain.match(/\p{L}[\p{L}\p{M}]*|\p{N}+/gu) ?? [];
  return words.flatMap((word) => {
    const characters = [...word];
    if (unspaced.test(word)) return characters.map((one, at) => one + (characters[at + 1] ?? ''));
    return /^\p{N}/u.test(word) ? '0' : characters.slice(0, wordLength).join('');
  });
}

/** Lists the hosts of a text's links, without `www.`. */
export function linkedHosts(text: string): string[] {
  const hosts = text.matchAll(/(?:https?:\/\/(?:www\.)?|\bwww\.)([^\s/?#"'<>()[\]]+)/gi);
  return [...new Set([...hosts].map(([, host = '']) => host.toLowerCase()))];
}
