import { diffArrays } from 'diff';
import { serializeOuter } from 'parse5';
import { type Element, isElement, type Node, nodesOf } from '../html/tree';
import { compareText, tagsOf } from './compareText';
import { similarity, type WordCount, wordsOf } from './words';

export interface ArticleComparison {
  /** The article with `<ins>` and `<del>`, and notes (`small.note`) on what words can't show. */
  html: string;
  words: WordCount;
}

/** A block, or what stands between two blocks. */
interface Block {
  html: string;
  element: Element | undefined;
  /** What it holds. */
  nodes: readonly Node[];
  words: string[];
}

const blockTags = new Set(
  `address article aside blockquote caption center col colgroup dd details dir div dl dt fieldset
  figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary
  table tbody td tfoot th thead tr ul`.split(/\s+/),
);
/** How much two blocks must have in common for one to be the other, changed. */
const threshold = 0.35;
/** Past it all are shown as replaced: comparing each with each would take too long. */
const maxComparisons = 10_000;
/** Parts that are the same one by their place, whatever they say. */
const placeTag = /^(td|th|tr|thead|tbody|tfoot|figure|figcaption|caption)$/;
const textTag = /^(p|h[1-6]|pre|blockquote|div)$/;

/** Two cleaned articles as one, with what was added and removed marked, paragraph by paragraph. */
export function compareArticles(before: string, after: string): ArticleComparison {
  const words = { added: 0, removed: 0 };
  const [old, now] = [before, after].map((html) => nodesOf(withoutFrames(html)));
  return { html: compareBlocks(old ?? [], now ?? [], words), words };
}

/** Frames as their addresses, so that nothing is loaded from elsewhere. */
const withoutFrames = (html: string): string =>
  html.replace(/<iframe\b([^>]*)>(?:<\/iframe>)?/g, (_, attributes: string) => {
    const [, address = ''] = /\bsrc="([^"]*)"/.exec(attributes) ?? [];
    return `<span class="frame">Frame: ${address}</span>`;
  });

const isBlock = (node: Node): node is Element => isElement(node) && blockTags.has(node.tagName);

/** What stands side by side in an article or a block of it; white space between blocks is nothing. */
function blocksOf(nodes: readonly Node[]): Block[] {
  const runs: Node[][] = [[]];
  for (const node of nodes) {
    if (isBlock(node)) runs.push([node], []);
    else runs.at(-1)?.push(node);
  }
  return runs.flatMap((run) => {
    const html = run.map((node) => serializeOuter(node)).join('');
    const element = run.find(isBlock);
    const block = { html, element, nodes: element?.childNodes ?? run, words: wordsOf(html) };
    return html.trim() === '' ? [] : [block];
  });
}

function compareBlocks(before: readonly Node[], after: readonly Node[], words: WordCount): string {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const html = (blocks: readonly Block[]) => blocks.map((block) => block.html);
  let marked = '';
  let gone: Block[] = [];
  for (const { added, removed, value } of diffArrays(html(old), html(now))) {
    if (removed) {
      gone = old.splice(0, value.length);
      continue;
    }
    const here = now.splice(0, value.length);
    marked += comparePairs(gone, added ? here : [], words);
    if (!added) marked += html(old.splice(0, value.length)).join('');
    gone = [];
  }
  return marked + comparePairs(gone, [], words);
}

/** Each block that came beside the next one that went which it is like; the rest stand alone. */
function comparePairs(gone: readonly Block[], here: readonly Block[], words: WordCount): string {
  const isTooMuch = gone.length * here.length > maxComparisons;
  const markAll = (blocks: readonly Block[]) =>
    blocks.map((block) => markBlock('removed', block, words)).join('');
  let [html, next] = [isTooMuch ? markAll(gone) : '', isTooMuch ? gone.length : 0];
  for (const after of here) {
    const at = gone.findIndex((block, index) => index >= next && isLike(block, after));
    const before = gone[at];
    if (before) {
      html += markAll(gone.slice(next, at)) + compareBlock(before, after, words);
      next = at + 1;
    } else html += markBlock('added', after, words);
  }
  return html + markAll(gone.slice(next));
}

function isLike(before: Block, after: Block): boolean {
  const [old, now] = [before.element?.tagName ?? '', after.element?.tagName ?? ''];
  if (old === now && placeTag.test(now)) return true;
  const isText = textTag.test(old) && textTag.test(now);
  return (old === now || isText) && similarity(before.words, after.words) >= threshold;
}

function compareBlock(before: Block, after: Block, words: WordCount): string {
  const { element, nodes } = after;
  if (!element || !before.element) return compareText(before.nodes, nodes, words);
  const hasBlocks = nodes.some(isBlock) || before.nodes.some(isBlock);
  const inside = (hasBlocks ? compareBlocks : compareText)(before.nodes, nodes, words);
  return tagsOf(element).join(inside);
}

function markBlock(change: keyof WordCount, { element, nodes }: Block, words: WordCount): string {
  const [before, after] = change === 'added' ? [[], nodes] : [nodes, []];
  const inside = (nodes.some(isBlock) ? compareBlocks : compareText)(before, after, words);
  return element ? tagsOf(element, change).join(inside) : inside;
}
