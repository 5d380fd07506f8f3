export interface WordCount {
  added: number;
  removed: number;
}

/** The words of a piece of HTML; what stands between them is none. */
export const wordsOf = (html: string): string[] =>
  html.replaceAll(/<[^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/gi, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];

/** How many words two texts have in common, wherever they stand. */
function countCommon(before: readonly string[], after: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of before) left.set(word, (left.get(word) ?? 0) + 1);
  return after.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
}

/**
 * How many words of one article's HTML the other lacks, wherever they stand: cheap enough for every
 * line of a list. A word that only moved is not counted.
 */
export function countChangedWords(before: string, after: string): WordCount {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const common = countCommon(old, now);
  return { added: now.length - common, removed: old.length - common };
}

/** Between 0 (nothing in common) and 1 (the same words). */
export function similarity(before: readonly string[], after: readonly string[]): number {
  const all = before.length + after.length;
  return all === 0 ? 0.5 : (2 * countCommon(before, after)) / all;
}
