import { diffArrays } from 'diff';
import { type Node, nodesOf } from '../articles/htmlTree';
import { endTag, startTag } from './articleTree';
import { compareText, markText, note } from './compareText';
import { pairUnits } from './pairUnits';
import { hasBlocks, type Unit, unitsOf } from './units';
import type { WordCount } from './words';

export interface ArticleComparison {
  /** The article with `<ins>` and `<del>`, and notes (`small.note`) on what words can't show. */
  html: string;
  words: WordCount;
}

/** Two cleaned articles as one, with what was added and removed marked, paragraph by paragraph. */
export function compareArticles(before: string, after: string): ArticleComparison {
  const words = { added: 0, removed: 0 };
  return { html: compareNodes(nodesOf(before), nodesOf(after), words), words };
}

function compareNodes(before: readonly Node[], after: readonly Node[], words: WordCount): string {
  const old = unitsOf(before);
  const now = unitsOf(after);
  const changes = diffArrays(keys(old), keys(now));
  let html = '';
  let gone: Unit[] = [];
  for (const { added, removed, value } of changes) {
    if (removed) {
      gone = old.splice(0, value.length);
      continue;
    }
    const here = now.splice(0, value.length);
    if (added) html += comparePairs(gone, here, words);
    else {
      html += comparePairs(gone, [], words) + here.map(({ key }) => key).join('');
      old.splice(0, value.length);
    }
    gone = [];
  }
  return html + comparePairs(gone, [], words);
}

const keys = (units: readonly Unit[]): string[] => units.map(({ key }) => key);

function comparePairs(gone: readonly Unit[], here: readonly Unit[], words: WordCount): string {
  return pairUnits(gone, here)
    .map(([before, after]) => {
      if (before && after) return compareUnits(before, after, words);
      return (
        (before ? markUnit('removed', before, words) : '') +
        (after ? markUnit('added', after, words) : '')
      );
    })
    .join('');
}

function compareUnits(before: Unit, after: Unit, words: WordCount): string {
  const { block } = after;
  if (!block || !before.block) return compareText(before.nodes, after.nodes, words);
  const inside = hasBlocks(after) || hasBlocks(before) ? compareNodes : compareText;
  const isRestyled = startTag(before.block) !== startTag(block);
  const change = isRestyled ? restyled(before.block.tagName, block.tagName) : '';
  const text = inside(before.nodes, after.nodes, words);
  // A table's parts can hold no words of their own.
  const place = /^(table|thead|tbody|tfoot|tr|colgroup|col|ul|ol|hr)$/.test(block.tagName);
  return startTag(block) + text + (place ? '' : change) + endTag(block);
}

function restyled(before: string, after: string): string {
  return note(before === after ? 'Changed formatting' : `Changed from ${before} to ${after}`);
}

function markUnit(change: 'added' | 'removed', unit: Unit, words: WordCount): string {
  const { block, nodes } = unit;
  if (!block) return markText(change, nodes, words);
  const inside = hasBlocks(unit)
    ? unitsOf(nodes)
        .map((inner) => markUnit(change, inner, words))
        .join('')
    : markText(change, nodes, words);
  return startTag(block, change) + inside + endTag(block);
}
