import { voidTags } from '../html/rules';
import { attribute, type Element, escapeHtml, isElement, type Node } from '../html/tree';
import { wordsOf } from './words';

/** A block, or what stands between two blocks. */
export interface Block {
  /** Its HTML. */
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

const isBlock = (node: Node): node is Element => isElement(node) && blockTags.has(node.tagName);

export const hasBlocks = ({ nodes }: Block): boolean => nodes.some(isBlock);

/** What stands side by side in an article or a block of it; white space between blocks is nothing. */
export function blocksOf(nodes: readonly Node[]): Block[] {
  const runs: Node[][] = [[]];
  for (const node of nodes) {
    if (isBlock(node)) runs.push([node], []);
    else runs.at(-1)?.push(node);
  }
  return runs
    .filter((run) => run.some((node) => isElement(node) || textOf([node]).trim() !== ''))
    .map((run) => {
      const element = run.find(isBlock);
      const inside = element ? element.childNodes : run;
      return {
        html: run.map(writeNode).join(''),
        element,
        nodes: inside,
        words: wordsOf(textOf(inside)),
      };
    });
}

function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (isElement(node)) return textOf(node.childNodes);
      return 'value' in node ? node.value : '';
    })
    .join(' ');
}

/** @param change says on a whole block what became of it. */
export function startTag({ tagName, attrs }: Element, change?: 'added' | 'removed'): string {
  const written = attrs.map(({ name, value }) => ` ${name}="${escapeHtml(value)}"`).join('');
  return `<${tagName}${written}${change ? ` data-change="${change}"` : ''}>`;
}

export const endTag = ({ tagName }: Element): string =>
  voidTags.has(tagName) ? '' : `</${tagName}>`;

/** A node as HTML; of a frame only its address, so that nothing is loaded from elsewhere. */
export function writeNode(node: Node): string {
  if (!isElement(node)) return 'value' in node ? escapeHtml(node.value) : '';
  if (node.tagName === 'iframe') {
    const address = escapeHtml(attribute(node, 'src') ?? '');
    return `<span class="frame">Frame: ${address}</span>`;
  }
  return startTag(node) + node.childNodes.map(writeNode).join('') + endTag(node);
}
