import { diffArrays } from 'diff';
import { nodesOf } from '../html/tree';
import { type Block, blocksOf, endTag, hasBlocks, startTag } from './blocks';
import { compareText, markText } from './compareText';
import { likeness, type WordCount } from './words';

export interface ArticleComparison {
  /** The article with `<ins>` and `<del>`, and notes (`small.note`) on what words can't show. */
  html: string;
  words: WordCount;
}

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
  return { html: compareBlocks(blocksOf(nodesOf(before)), blocksOf(nodesOf(after)), words), words };
}

function compareBlocks(before: Block[], after: Block[], words: WordCount): string {
  const html = (blocks: readonly Block[]) => blocks.map((block) => block.html);
  const [old, now] = [[...before], [...after]];
  let marked = '';
  let gone: Block[] = [];
  for (const { added, removed, value } of diffArrays(html(before), html(after))) {
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
  let [html, next] = ['', 0];
  for (const after of here) {
    const at = isTooMuch ? -1 : gone.findIndex((block, at) => at >= next && isLike(block, after));
    const before = gone[at];
    if (!before) {
      html += markBlock('added', after, words);
      continue;
    }
    html += gone
      .slice(next, at)
      .map((block) => markBlock('removed', block, words))
      .join('');
    html += compareBlock(before, after, words);
    next = at + 1;
  }
  const left = gone
    .slice(next)
    .map((block) => markBlock('removed', block, words))
    .join('');
  return isTooMuch ? left + html : html + left;
}

function isLike(before: Block, after: Block): boolean {
  const [old, now] = [before.element?.tagName ?? '', after.element?.tagName ?? ''];
  if (old === now && placeTag.test(now)) return true;
  const isText = textTag.test(old) && textTag.test(now);
  return (old === now || isText) && likeness(before.words, after.words) >= threshold;
}

function compareBlock(before: Block, after: Block, words: WordCount): string {
  const { element } = after;
  if (!element || !before.element) return compareText(before.nodes, after.nodes, words);
  const inside =
    hasBlocks(after) || hasBlocks(before)
      ? compareBlocks(blocksOf(before.nodes), blocksOf(after.nodes), words)
      : compareText(before.nodes, after.nodes, words);
  return startTag(element) + inside + endTag(element);
}

function markBlock(change: 'added' | 'removed', block: Block, words: WordCount): string {
  const { element, nodes } = block;
  if (!element) return markText(change, nodes, words);
  const inside = hasBlocks(block)
    ? blocksOf(nodes)
        .map((inner) => markBlock(change, inner, words))
        .join('')
    : markText(change, nodes, words);
  return startTag(element, change) + inside + endTag(element);
}
