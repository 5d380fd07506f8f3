import { html, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { parseFactName } from '../../../shared/facts';
import { textOf } from '../checks/tree';
import type { Place } from './addresses';
import type { AttributeCleaner, Attributes } from './attributes';
import { allowedTags, droppedTags, voidTags } from './rules';
import { attribute, escapeHtml, escapeText } from './tree';

interface Context extends Place {
  attributes: AttributeCleaner;
}

/** A parsed article as HTML that holds nothing but what is allowed. */
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
  // What stands in a frame is text that no browser shows.
  const content = tag === 'iframe' ? '' : writeClean(element, context);
  // A parser drops the first line break.
  const gap = (tag === 'pre' || tag === 'textarea') && content.startsWith('\n') ? '\n' : '';
  return `${start}${gap}${content}</${tag}>`;
}

/** A fact is its name and the text in its place, which the site replaces. */
function writeFact(name: string, element: Tree.Element): string {
  const text = textOf(element);
  return text && `<data value="${name}">${escapeText(text)}</data>`;
}

/** Browsers disagree about what else a selection may hold. */
function mayStandIn(parent: Tree.ParentNode, tag: string): boolean {
  if (!('tagName' in parent)) return true;
  if (parent.tagName === 'option') return false;
  const isChoice = tag === 'option' || tag === 'optgroup';
  return isChoice || (parent.tagName !== 'select' && parent.tagName !== 'optgroup');
}

/** CKEditor 5's film on another site, of which the address is all there is. */
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

/** Neither a comment for one browser alone, markup that was commented out, nor a page's own mark. */
function writeComment(data: string): string {
  return /[<>"&`]|^\s*(page-|$)/.test(data) ? '' : `<!--${data}-->`;
}
