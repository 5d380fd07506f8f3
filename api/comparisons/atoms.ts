import { attribute, type Element, escapeHtml, isElement, type Node } from '../articles/htmlTree';
import { endTag, startTag, writeNode } from './articleTree';

/** The smallest piece of running text that is compared: a word, a space, a sign, a picture. */
export interface Atom {
  /** What is compared: for a picture its address. */
  text: string;
  html: string;
  /** The elements it stands in, from the outside. */
  within: readonly Element[];
  href: string | undefined;
  /** A picture's words. */
  alt: string | undefined;
  isMedia: boolean;
}

const pieces = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
const mediaTags = new Set(['img', 'iframe', 'video', 'audio', 'source', 'object', 'embed']);
const wholeTags = new Set([...mediaTags, 'br', 'input', 'select', 'textarea', 'wbr']);

export function atomsOf(nodes: readonly Node[], within: readonly Element[] = []): Atom[] {
  return nodes.flatMap((node) => {
    const link = within.findLast(({ tagName }) => tagName === 'a');
    const href = link && attribute(link, 'href');
    if (!isElement(node)) {
      const texts = 'value' in node ? (node.value.match(pieces) ?? []) : [];
      return texts.map((text) => ({
        text: text.trim() === '' ? ' ' : text,
        html: escapeHtml(text),
        within,
        href,
        alt: undefined,
        isMedia: false,
      }));
    }
    const { tagName } = node;
    if (!wholeTags.has(tagName)) return atomsOf(node.childNodes, [...within, node]);
    const isMedia = mediaTags.has(tagName);
    const text = `<${tagName}>${isMedia ? (attribute(node, 'src') ?? '') : ''}`;
    const alt = attribute(node, 'alt');
    return [{ text, html: writeNode(node), within, href, alt, isMedia }];
  });
}

/** Atoms as HTML, each in the elements that it stood in. */
export function writeAtoms(atoms: readonly Atom[]): string {
  let html = '';
  let open: readonly Element[] = [];
  for (const { within, html: own } of atoms) {
    html += step(open, within) + own;
    open = within;
  }
  return html + step(open, []);
}

/** Closes and opens what leads from one place to another. */
function step(from: readonly Element[], to: readonly Element[]): string {
  let shared = 0;
  while (shared < from.length && from[shared] === to[shared]) shared += 1;
  const closed = from.slice(shared).reverse().map(endTag);
  return (
    closed.join('') +
    to
      .slice(shared)
      .map((element) => startTag(element))
      .join('')
  );
}

/** Whether two atoms of the same text look and lead alike. */
export const isAlike = (before: Atom, after: Atom): boolean =>
  before.html === after.html &&
  before.within.map((element) => startTag(element)).join('') ===
    after.within.map((element) => startTag(element)).join('');
