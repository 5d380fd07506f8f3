import type { Node } from '@tiptap/pm/model';

/** Marks a transaction that replaces the whole text with another version. */
export const loadedText = 'loadedText';

/** What differs between two documents, as one range: its start in both, and its end in each. */
export interface ChangedRange {
  start: number;
  endBefore: number;
  endAfter: number;
}

/** @returns undefined if they are equal. */
export function changedRange(before: Node, after: Node): ChangedRange | undefined {
  const start = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (start === null || !end) return undefined;
  // In repeated text the two overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  return { start, endBefore: end.a + overlap, endAfter: end.b + overlap };
}
