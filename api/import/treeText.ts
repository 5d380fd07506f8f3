import { defaultTreeAdapter, html, serialize, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { limits } from '../posts/html/clean';
import { parseArticle } from '../posts/html/parse';
import { type Element, isElement, type Node } from '../posts/html/tree';

export const parseText = (text: string): Tree.DocumentFragment =>
  parseArticle(text, limits.elements);

/** The HTML of a tree; what a parser drops after `<pre>` is written twice. */
export function textOfTree(tree: Tree.ParentNode): string {
  each(tree, (element) => {
    const [first] = element.childNodes;
    const isKept = element.tagName === 'pre' || element.tagName === 'textarea';
    if (isKept && first && 'value' in first && first.value.startsWith('\n'))
      first.value = `\n${first.value}`;
  });
  return serialize(tree);
}

/** Calls `visit` with every element, parents first; it may take the element out. */
export function each(parent: Tree.ParentNode, visit: (element: Element) => void): void {
  for (const node of [...parent.childNodes]) {
    if (!isElement(node)) continue;
    visit(node);
    each(node, visit);
  }
}

export function setAttribute(element: Element, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

export const newElement = (tag: string, children: Node[] = []): Element => {
  const element = defaultTreeAdapter.createElement(tag, html.NS.HTML, []);
  for (const child of children) defaultTreeAdapter.appendChild(element, child);
  return element;
};

/** Puts nodes in the place of one. */
export function replaceNode(node: Node, others: Node[]): void {
  const parent = node.parentNode;
  if (!parent) return;
  const index = parent.childNodes.indexOf(node);
  parent.childNodes.splice(index, 1, ...others);
  for (const other of others) other.parentNode = parent;
  node.parentNode = null;
}

export function wordsIn(node: Tree.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(wordsIn).join('') : '';
}
