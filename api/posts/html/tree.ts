import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

export type Element = Tree.Element;
export type Node = Tree.ChildNode;

/** The nodes of an article that was cleaned, or of what this program wrote. */
export const nodesOf = (html: string): Node[] => parseFragment(html).childNodes;

export const isElement = (node: Tree.Node): node is Element => 'tagName' in node;

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((held) => held.name === name)?.value;
}

export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A text as HTML, also within an attribute's quotes. */
export const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
