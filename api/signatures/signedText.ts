import type { Signed } from '../../db/signatures/schema';
import { isBlock } from '../posts/comparisons/compareArticles';
import { type Element, isElement, type Node, nodesOf } from '../posts/html/tree';

/**
 * Returns an article as a signature covers it: words, their order, what is struck or hidden, links,
 * pictures with their descriptions, figures and videos, without widths and alignment, and without
 * white space that browsers don't show: the editor writes a line for each block. A picture's path
 * stands for its bytes, which never change under it.
 */
export const signedText = (html: string): Signed[] => signedNodes(nodesOf(html), true);

/** As `signedText`, with all white space, as signatures of scheme 2 cover it. */
export const signedSource = (html: string): Signed[] =>
  nodesOf(html).flatMap((node) => signedNode(node, undefined));

/** @param isText false in preformatted text; undefined: white space counts everywhere. */
function signedNode(node: Node, isText: boolean | undefined): Signed[] {
  if (isElement(node)) {
    const { tagName, childNodes } = node;
    const within =
      isText === undefined
        ? childNodes.flatMap((child) => signedNode(child, undefined))
        : signedNodes(childNodes, isText && tagName !== 'pre', isBlock(node));
    return [[tagName, signedAttributes(node), within]];
  }
  if (!('value' in node)) return [];
  return [isText ? node.value.replace(/\s+/g, ' ') : node.value];
}

/** @param isOwnLine whether they stand in a block, which begins and ends a line. */
function signedNodes(nodes: readonly Node[], isText: boolean, isOwnLine = true): Signed[] {
  const signed = nodes.map((node) => signedNode(node, isText));
  if (!isText) return signed.flat();
  const isEdge = (at: number) => {
    const node = nodes[at];
    if (!node) return isOwnLine;
    return isElement(node) && (node.tagName === 'br' || isBlock(node));
  };
  const trimmed = (text: string, at: number) => {
    const begun = isEdge(at - 1) ? text.trimStart() : text;
    return isEdge(at + 1) ? begun.trimEnd() : begun;
  };
  return signed.flatMap((parts, at) =>
    parts
      .map((part) => (typeof part === 'string' ? trimmed(part, at) : part))
      .filter((part) => part !== ''),
  );
}

/** Attributes and properties that place an element, and hide nothing. */
const placing = new Set(['align', 'text-align', 'float', 'border', 'hspace', 'vspace']);
/** Those that size a picture or table, or move it: on others they could hide words. */
const sizing = /^(?:(?:min-|max-)?(?:width|height)|margin(?:-\w+)?)$/;
const sized = new Set(['img', 'figure', 'iframe', 'video', 'table', 'col', 'colgroup']);

function signedAttributes({ tagName, attrs }: Element): string[] {
  const isLayout = (name: string) => placing.has(name) || (sized.has(tagName) && sizing.test(name));
  return attrs
    .flatMap(({ name, value }) => {
      if (name !== 'style') return isLayout(name) ? [] : `${name}=${value}`;
      const kept = value.split(';').filter((one) => {
        const property = one.split(':', 1)[0]?.trim() ?? '';
        return property !== '' && !isLayout(property);
      });
      return kept.length > 0 ? `style=${kept.join(';')}` : [];
    })
    .sort();
}
