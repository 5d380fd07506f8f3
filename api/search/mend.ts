/** Words that a misspelt one is compared with, by how many pages and posts have them. */
export type Vocabulary = Iterable<readonly [word: string, uses: number]>;

/**
 * The word most like a misspelt one: at most one slip apart, or two in a word of eight letters and more.
 * @returns undefined where none is so near.
 */
export function mendWord(word: string, ...vocabularies: Vocabulary[]): string | undefined {
  const most = word.length < 8 ? 1.5 : 2.5;
  let best: string | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const vocabulary of vocabularies) {
    for (const [known, uses] of vocabulary) {
      if (known.length < 3 || Math.abs(known.length - word.length) > most) continue;
      const slips = slipsBetween(word, known, most);
      if (slips > most) continue;
      // Few slip at the first letter; of words that are as near, the common one was meant.
      const cost = slips + (known[0] === word[0] ? 0 : 0.6) + 0.5 / (1 + Math.log1p(uses));
      if (cost < bestCost) [best, bestCost] = [known, cost];
    }
  }
  return best;
}

const isVowel = (letter = '') => 'aeiouy'.includes(letter);

/**
 * Letters left out, added, changed or in the wrong order; `most` + 1 where there are more. Vowels are
 * taken for one another; a changed consonant makes another word more often, and counts for one and a half.
 */
function slipsBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : isVowel(one[i - 1]) && isVowel(other[j - 1]) ? 1 : 1.5),
      );
      const isSwapped =
        i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[other.length] ?? most + 1;
}
