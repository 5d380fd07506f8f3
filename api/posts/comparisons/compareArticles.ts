import { diffArrays } from 'diff';
import { serializeOuter } from 'parse5';
import { type Element, isElement, type Node, nodesOf } from '../html/tree';
import { compareText, htmlWords, tagPair, type WordCount } from './compareText';

/** A block, or the content between two blocks. */
interface Block {
  html: string;
  element: Element | undefined;
  nodes: readonly Node[];
  words: string[];
}

const blockTags = new Set(
  `address article aside blockquote caption center col colgroup dd details dir div dl dt fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary
  table tbody td tfoot th thead tr ul`.split(/\s+/),
);
/** Minimum similarity of two blocks to count as a change of one block. */
const threshold = 0.35;
/** Beyond this, all blocks are shown as replaced: comparing each pair would take too long. */
const maxComparisons = 10_000;
/** Elements matched by their position, whatever their text. */
const placeTag = /^(td|th|tr|thead|tbody|tfoot|figure|figcaption|caption)$/;
const textTag = /^(p|h[1-6]|pre|blockquote|div)$/;

/**
 * Merges two cleaned articles paragraph by paragraph, with `<ins>` and `<del>`, and notes
 * (`small.note`) for changes that words can't show.
 */
export function compareArticles(before: string, after: string) {
  const words = { added: 0, removed: 0 };
  const [old, now] = [before, after].map((html) => nodesOf(withoutFrames(html)));
  return { html: compareBlocks(old ?? [], now ?? [], words), words };
}

/** Replaces frames with their addresses, so that nothing external is loaded. */
const withoutFrames = (html: string): string =>
  html.replace(/<iframe\b([^>]*)>(?:<\/iframe>)?/g, (_, attributes: string) => {
    const [, address = ''] = /\bsrc="([^"]*)"/.exec(attributes) ?? [];
    return `<span class="frame">Frame: ${address}</span>`;
  });

export const isBlock = (node: Node): node is Element =>
  isElement(node) && blockTags.has(node.tagName);

/** Splits siblings into blocks, ignoring white space between them. */
function blocksOf(nodes: readonly Node[]): Block[] {
  const runs: Node[][] = [[]];
  for (const node of nodes) {
    if (isBlock(node)) runs.push([node], []);
    else runs.at(-1)?.push(node);
  }
  return runs.flatMap((run) => {
    const html = run.map((node) => serializeOuter(node)).join('');
    const element = run.find(isBlock);
    const block = { html, element, nodes: element?.childNodes ?? run, words: htmlWords(html) };
    return html.trim() === '' ? [] : [block];
  });
}

function compareBlocks(before: readonly Node[], after: readonly Node[], words: WordCount): string {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const html = (blocks: readonly Block[]) => blocks.map((block) => block.html);
  let marked = '';
  let [gone, here]: [Block[], Block[]] = [[], []];
  for (const { added, removed, value } of diffArrays(html(old), html(now))) {
    if (removed) gone = old.splice(0, value.length);
    else if (added) here = now.splice(0, value.length);
    else {
      marked += comparePairs(gone, here, words) + value.join('');
      [gone, here] = [[], []];
      old.splice(0, value.length);
      now.splice(0, value.length);
    }
  }
  return marked + comparePairs(gone, here, words);
}

/** Pairs each removed block with the next added block similar to it; the others stay single. */
function comparePairs(gone: readonly Block[], here: readonly Block[], words: WordCount): string {
  if (gone.length * here.length > maxComparisons) {
    return comparePairs(gone, [], words) + comparePairs([], here, words);
  }
  const removed = (blocks: readonly Block[]) =>
    blocks.map((block) => writeBlock(block, block.nodes, [], words, 'removed')).join('');
  let [html, next] = ['', 0];
  for (const after of here) {
    const at = gone.findIndex((block, index) => index >= next && isLike(block, after));
    const before = gone[at];
    if (before) {
      html += removed(gone.slice(next, at)) + writeBlock(after, before.nodes, after.nodes, words);
      next = at + 1;
    } else html += writeBlock(after, [], after.nodes, words, 'added');
  }
  return html + removed(gone.slice(next));
}

function isLike(before: Block, after: Block): boolean {
  const [old, now] = [before.element?.tagName ?? '', after.element?.tagName ?? ''];
  if (old === now && placeTag.test(now)) return true;
  const isText = textTag.test(old) && textTag.test(now);
  if (old !== now && !isText) return false;
  const common = countCommon(before.words, after.words);
  return 2 * common >= threshold * (before.words.length + after.words.length);
}

/** Counts the words two texts share, regardless of position. */
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
 * Counts words of one article missing in the other, regardless of position: cheap enough for every
 * row of a list. Moved words don't count.
 */
export function countChangedWords(before: string, after: string): WordCount {
  const [old, now] = [htmlWords(before), htmlWords(after)];
  const common = countCommon(old, now);
  return { added: now.length - common, removed: old.length - common };
}

/** Writes a block with its changes. @param change what happened to the whole block. */
function writeBlock(
  { element }: Block,
  before: readonly Node[],
  after: readonly Node[],
  words: WordCount,
  change?: keyof WordCount,
): string {
  const hasBlocks = before.some(isBlock) || after.some(isBlock);
  const inside = (hasBlocks ? compareBlocks : compareText)(before, after, words);
  return element ? tagPair(element, change).join(inside) : inside;
}
