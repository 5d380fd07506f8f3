import type { Node } from '@tiptap/pm/model';
import { writeInline } from './writeInline';
import { writeTable } from './writeTable';
import { tagOfNode, writeTag } from './writeTag';

/** The editor's document as an article's HTML: what `readHtml` read, wherever nothing was changed. */
export function writeHtml(doc: Node): string {
  const isEmpty = doc.childCount === 1 && isEmptyParagraph(doc.firstChild);
  return isEmpty ? '' : writeBlocks(doc, '\n');
}

function writeBlocks(parent: Node, between = ''): string {
  return parent.children.map((node, index) => writeBlock(node, parent, index)).join(between);
}

function writeBlock(node: Node, parent: Node, index: number): string {
  return node.type.name === 'paragraph'
    ? writeParagraph(node, parent, index)
    : writeOnce(node, writeOther);
}

/** Of blocks but a paragraph, which alone depends on its neighbours. */
function writeOther(node: Node): string {
  switch (node.type.name) {
    case 'rawBlock':
      return String(node.attrs.html);
    case 'container':
      return writeTag({ ...tagOfNode(node), name: String(node.attrs.tag) }, writeBlocks(node));
    case 'table':
      return writeTable(node, writeBlocks);
    case 'preformatted':
      return writeTag(tagOfNode(node), protectFirstLine(writeInline(node)));
    default:
      return writeTag(tagOfNode(node), node.inlineContent ? writeInline(node) : writeBlocks(node));
  }
}

function writeParagraph(node: Node, parent: Node, index: number): string {
  const isImplicit =
    mayBeImplicit(node, parent) &&
    !mayBeImplicit(parent.maybeChild(index - 1), parent) &&
    !mayBeImplicit(parent.maybeChild(index + 1), parent);
  return isImplicit ? writeInline(node) : writeOnce(node, writeWithTag);
}

const writeWithTag = (node: Node): string => writeTag(tagOfNode(node), writeInline(node));

const written = new WeakMap<Node, string>();

/** A node never changes: what is typed replaces only those around it, and the others are known. */
function writeOnce(node: Node, write: (node: Node) => string): string {
  const known = written.get(node);
  if (known !== undefined) return known;
  const html = write(node);
  written.set(node, html);
  return html;
}

/** Whether a paragraph was text without a `<p>` around it, or is new where none is usual. */
function mayBeImplicit(node: Node | null, parent: Node): boolean {
  if (node?.type.name !== 'paragraph' || node.attrs.extraAttributes || node.attrs.textAlign)
    return false;
  if (node.attrs.implicit !== null) return node.attrs.implicit === parent.type.name;
  const isAloneAndEmpty = parent.childCount === 1 && node.content.size === 0;
  return holdsText.has(parent.type.name) || (isAloneAndEmpty && parent.type.name !== 'doc');
}

const holdsText = new Set(['listItem', 'tableCell', 'tableHeader']);

const isEmptyParagraph = (node: Node | null): boolean =>
  node?.type.name === 'paragraph' && node.content.size === 0 && !node.attrs.extraAttributes;

/** HTML drops a line break that follows `<pre>` at once. */
const protectFirstLine = (html: string): string => (html.startsWith('\n') ? `\n${html}` : html);
