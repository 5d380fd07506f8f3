/** How much a text is like spam: above zero it is, below it is like an honest message. */
export type Likeness = (text: string) => number;

/**
 * Learns from samples which words, and pairs of words, stand in which kind (a naive Bayes classifier,
 * each word counted once a text).
 */
export function learn(spam: readonly string[], honest: readonly string[]): Likeness {
  const inSpam = countWords(spam);
  const inHonest = countWords(honest);
  return (text) => {
    let sum = 0;
    for (const word of wordsOf(text)) {
      const spamCount = inSpam.get(word) ?? 0;
      const honestCount = inHonest.get(word) ?? 0;
      if (spamCount + honestCount === 0) continue;
      const spamShare = (spamCount + 0.5) / (spam.length + 1);
      const honestShare = (honestCount + 0.5) / (honest.length + 1);
      sum += Math.log(spamShare / honestShare);
    }
    return sum;
  };
}

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Words, their beginnings and pairs of neighbours; of scripts that write no spaces, pairs of characters. */
function wordsOf(text: string): Set<string> {
  const plain = text
    .toLowerCase()
    .replace(/https?:\/\/\S+/g, ' link ')
    .replace(/\d+/g, '0');
  const words = plain.match(/[\p{L}\p{M}0$%!?]+/gu) ?? [];
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`);
  const unspaced = words
    .filter((word) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u.test(
        word,
      ),
    )
    .flatMap((word) => [...word].map((character, at) => character + (word[at + 1] ?? '')));
  const beginnings = words.filter((word) => word.length > 5).map((word) => `${word.slice(0, 5)}…`);
  return new Set([...words, ...pairs, ...unspaced, ...beginnings]);
}
