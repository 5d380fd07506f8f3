import type { Signed } from '../../db/signatures/schema';
import { type Element, isElement, type Node, nodesOf } from '../posts/html/tree';

/**
 * Returns an article as a signature covers it: words, their order, what is struck or hidden, links,
 * pictures with their descriptions, figures and videos, without widths and alignment. A picture's
 * path stands for its bytes, which never change under it.
 */
export const signedText = (html: string): Signed[] => nodesOf(html).flatMap(signedNode);

function signedNode(node: Node): Signed[] {
  if (isElement(node)) {
    const { tagName } = node;
    return [[tagName, signedAttributes(node), node.childNodes.flatMap(signedNode)]];
  }
  return 'value' in node ? [node.value] : [];
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
