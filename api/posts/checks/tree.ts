import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { Finding } from '../../../db/posts/findings';
import { cut } from '../../../shared/cut';
import { attribute } from '../html/tree';

/** An element of the text and its position. */
export interface FindingPlace {
  tag: Tree.Element;
  location: Pick<Finding, 'field' | 'excerpt' | 'element'>;
}

/** Receives an article's elements in document order, with their ancestors. */
export interface Visit {
  element: Tree.Element;
  /** From 0, among the elements with this tag. */
  nth: number;
  /** Tells whether one of these tags is an ancestor. */
  isIn(...tags: string[]): boolean;
}

/** Calls `visit` for every element. The parser limits the depth, so recursion is safe. */
export function walk(
  parent: Tree.ParentNode,
  visit: (visited: Visit) => void,
  counts = new Map<string, number>(),
  above: readonly string[] = [],
): void {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    const { tagName } = node;
    const nth = counts.get(tagName) ?? 0;
    counts.set(tagName, nth + 1);
    visit({ element: node, nth, isIn: (...tags) => tags.some((tag) => above.includes(tag)) });
    walk(node, visit, counts, [...above, tagName]);
  }
}

/** Returns an element's text, with white space collapsed. */
export function innerText(parent: Tree.ParentNode): string {
  const parts: string[] = [];
  collectText(parent, parts);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

function collectText(parent: Tree.ParentNode, parts: string[]): void {
  for (const node of parent.childNodes) {
    if ('tagName' in node) {
      if (node.tagName === 'br') parts.push(' ');
      collectText(node, parts);
    } else if ('value' in node) parts.push(node.value);
  }
}

/** Tells whether an element shows something or is read out by a screen reader. */
export function hasContent(parent: Tree.ParentNode): boolean {
  return parent.childNodes.some((node) => {
    if ('tagName' in node) {
      if (node.tagName === 'img') return attribute(node, 'alt')?.trim() !== '';
      return Boolean(attribute(node, 'aria-label')?.trim()) || hasContent(node);
    }
    return 'value' in node && node.value.trim() !== '';
  });
}

const longestExcerpt = 120;

export function excerptOf(text: string): string {
  if (text.length <= longestExcerpt) return text;
  const word = text.lastIndexOf(' ', longestExcerpt);
  return `${word > longestExcerpt / 2 ? text.slice(0, word) : cut(text, longestExcerpt)}…`;
}
