export interface WordCount {
  added: number;
  removed: number;
}

/** The words of a text; what stands between them is none. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * How many words of one article's HTML the other lacks, wherever they stand: cheap enough for every
 * line of a list. A word that only moved is not counted.
 */
export function countChangedWords(before: string, after: string): WordCount {
  const left = new Map<string, number>();
  for (const word of wordsOf(plainText(before))) left.set(word, (left.get(word) ?? 0) + 1);
  let added = 0;
  for (const word of wordsOf(plainText(after))) {
    const count = left.get(word) ?? 0;
    if (count > 0) left.set(word, count - 1);
    else added += 1;
  }
  return { added, removed: [...left.values()].reduce((sum, count) => sum + count, 0) };
}

const plainText = (html: string): string =>
  html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&(?:#\d+|#x[\da-f]+|[a-z]+);/gi, ' ');

/** Between 0 (nothing in common) and 1 (the same words). */
export function likeness(before: readonly string[], after: readonly string[]): number {
  if (before.length + after.length === 0) return 0.5;
  const left = new Map<string, number>();
  for (const word of before) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of after) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    common += 1;
  }
  return (2 * common) / (before.length + after.length);
}
