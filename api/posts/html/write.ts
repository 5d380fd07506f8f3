import { html, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parseFactName } from '../../../shared/facts';
import { innerText } from '../checks/tree';
import type { AddressPlace } from './addresses';
import type { AttributeCleaner, Attributes } from './attributes';
import { allowedTags, droppedTags, voidTags } from './rules';
import { attribute, escapeHtml, escapeText } from './tree';

interface Context extends AddressPlace {
  attributes: AttributeCleaner;
}

/** Writes a parsed article as HTML with only allowed content. */
export function writeClean(parent: Tree.ParentNode, context: Context): string {
  let text = '';
  for (const node of parent.childNodes) text += writeNode(node, parent, context);
  return text;
}

function writeNode(node: Tree.ChildNode, parent: Tree.ParentNode, context: Context): string {
  if ('tagName' in node) return writeElement(node, parent, context);
  if ('value' in node) return escapeText(node.value);
  return 'data' in node ? writeComment(node.data) : '';
}

function writeElement(element: Tree.Element, parent: Tree.ParentNode, context: Context): string {
  const tag = element.tagName;
  if (droppedTags.has(tag)) return '';
  if (tag === 'oembed') return writeEmbedded(element, context);
  if (element.namespaceURI !== html.NS.HTML || !allowedTags.has(tag) || !mayStandIn(parent, tag)) {
    return writeClean(element, context);
  }
  const attributes = context.attributes.clean(tag, element.attrs, context);
  if (!attributes) return '';
  const named = tag === 'data' ? attributes.get('value') : undefined;
  if (named !== undefined && parseFactName(named)) return writeFact(named, element);
  const start = writeStart(tag, attributes);
  if (voidTags.has(tag)) return start;
  // Browsers don't show text inside frames.
  const content = tag === 'iframe' ? '' : writeClean(element, context);
  // Parsers drop the first line break.
  const gap = (tag === 'pre' || tag === 'textarea') && content.startsWith('\n') ? '\n' : '';
  return `${start}${gap}${content}</${tag}>`;
}

/** Writes a fact as its name and placeholder text, which the site replaces. */
function writeFact(name: string, element: Tree.Element): string {
  const text = innerText(element);
  return text && `<data value="${name}">${escapeText(text)}</data>`;
}

/** Browsers disagree about other content of a selection. */
function mayStandIn(parent: Tree.ParentNode, tag: string): boolean {
  if (!('tagName' in parent)) return true;
  if (parent.tagName === 'option') return false;
  const isChoice = tag === 'option' || tag === 'optgroup';
  return isChoice || (parent.tagName !== 'select' && parent.tagName !== 'optgroup');
}

/** Converts CKEditor 5's external media, which has only an address. */
function writeEmbedded(element: Tree.Element, context: Context): string {
  const value = attribute(element, 'url') ?? '';
  const link = context.attributes.clean('a', [{ name: 'href', value }], context);
  return link?.has('href') ? `${writeStart('a', link)}${escapeText(value)}</a>` : '';
}

function writeStart(tag: string, attributes: Attributes): string {
  let text = `<${tag}`;
  for (const [name, value] of attributes) text += ` ${name}="${escapeHtml(value)}"`;
  return voidTags.has(tag) ? `${text} />` : `${text}>`;
}

/** Drops conditional comments, commented-out markup and markers of the page. */
function writeComment(data: string): string {
  return /[<>"&`]|^\s*(page-|$)/.test(data) ? '' : `<!--${data}-->`;
}
