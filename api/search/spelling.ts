import type { Database } from '../../db/client';
import { countDocumentsWith, similarWords } from '../../db/search/search';

const minCorrected = 4;
const maxCompared = 40;

/**
 * Returns the intended word for an unknown one: at most one typo away, two from eight letters, or
 * two words run together.
 */
export function correctWord(db: Database, word: string): string | undefined {
  if (word.length < minCorrected || !/^[a-z]+$/.test(word)) return undefined;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    if (countDocumentsWith(db, start) > 1 && countDocumentsWith(db, end) > 1)
      return `${start} ${end}`;
  }
  const most = word.length < 8 ? 1.5 : 2.5;
  const threes = Array.from(word.slice(2), (_, at) => `"${word.slice(at, at + 3)}"`);
  const [best] = similarWords(db, threes.join(' OR '), maxCompared)
    .map((known) => {
      // Typos rarely affect the first letter. Among equals, the most common word wins.
      const isOtherStart = known[0] !== word[0];
      const isRare = 0.5 / (1 + Math.log1p(countDocumentsWith(db, known)));
      return { known, slips: slipsBetween(word, known), cost: (isOtherStart ? 0.6 : 0) + isRare };
    })
    .filter(({ slips }) => slips <= most)
    .sort((one, other) => one.slips + one.cost - (other.slips + other.cost));
  return best?.known;
}

const isVowel = (letter = '') => 'aeiouy'.includes(letter);

/**
 * Counts letters omitted, added, changed or transposed. A changed consonant counts one and a half,
 * since it makes a different word more often than a vowel.
 */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const [letter, known] = [one[i - 1], other[j - 1]];
      const change = letter === known ? 0 : isVowel(letter) && isVowel(known) ? 1 : 1.5;
      const isSwapped = letter === other[j - 2] && one[i - 2] === known;
      row.push(
        Math.min(
          (last[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (last[j - 1] ?? 0) + change,
          isSwapped && i > 1 && j > 1 ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return last[other.length] ?? one.length;
}
