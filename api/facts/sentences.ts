import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parseFactName } from '../../shared/facts';
import { parseArticle } from '../posts/html/parse';
import { attribute } from '../posts/html/tree';

const inline: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'big', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'font'],
  ...['i', 'ins', 'kbd', 'label', 'mark', 'q', 's', 'samp', 'small', 'span', 'strike', 'strong'],
  ...['sub', 'sup', 'time', 'tt', 'u', 'var', 'wbr'],
]);
const maxElements = 25_000;

/** The sentences of an article (clean HTML) that name a fact, each with the names in `{{…}}`. */
export function sentencesOf(html: string): string[] {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<\/?([a-z0-9]+)\b[^>]*>/g, (tag, name: string) => (inline.has(name) ? tag : '\n'))
    .split('\n')
    .filter((block) => block.includes('<data '))
    .flatMap((block) => inSentences(textOf(parseArticle(block, maxElements))))
    .filter((sentence) => sentence.includes('{{'));
}

function textOf(parent: Tree.ParentNode): string {
  return parent.childNodes.map(textOfNode).join('');
}

function textOfNode(node: Tree.ChildNode): string {
  if (!('tagName' in node)) return 'value' in node ? node.value.replaceAll('{{', '{') : '';
  const name = node.tagName === 'data' ? attribute(node, 'value') : undefined;
  return name !== undefined && parseFactName(name) ? `{{${name}}}` : textOf(node);
}

const segmenter = new Intl.Segmenter('en-AU', { granularity: 'sentence' });

function inSentences(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim());
}
