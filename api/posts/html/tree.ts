import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
export type Node = Tree.ChildNode;

/** Parses an already clean article, or this program's own HTML. */
export const nodesOf = (html: string): Node[] => parseFragment(html).childNodes;

export const isElement = (node: Tree.Node): node is Element => 'tagName' in node;

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((held) => held.name === name)?.value;
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Escapes text for HTML, including quoted attributes. */
export const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
