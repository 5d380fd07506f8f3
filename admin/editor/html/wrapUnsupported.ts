import {
  blockTags,
  containerTags,
  formatTags,
  inlineTags,
  isFact,
  isTablePart,
  isTextBlock,
  knownLeafTags,
} from './tags';

const blockSelector = [...blockTags].join();
const filledSelector = 'img, br, data, raw-inline';

/** Replaces unsupported elements with raw pieces that carry their HTML. */
export function wrapUnsupported(parent: Element): void {
  for (const child of [...parent.childNodes]) {
    if (child instanceof Comment) keepComment(child, parent);
    else if (child instanceof Element) keepElement(child);
  }
}

function keepElement(element: Element): void {
  const tag = element.localName;
  if (knownLeafTags.has(tag) || isFact(element)) return;
  if (hasNoPlace(element)) {
    replaceByRaw(element, element.outerHTML, Boolean(element.querySelector(blockSelector)));
    return;
  }
  wrapUnsupported(element);
  if (isEmptyInline(element)) replaceByRaw(element, element.outerHTML, false);
}

function hasNoPlace(element: Element): boolean {
  const tag = element.localName;
  if (inlineTags.has(tag) || formatTags.includes(tag) || isTextBlock(tag)) {
    return Boolean(element.querySelector(blockSelector));
  }
  if (tag === 'ul' || tag === 'ol') return !holdsOnlyItems(element);
  if (tag === 'li') return !element.parentElement?.matches('ul, ol');
  return !(containerTags.has(tag) || isTablePart(tag) || blockTags.has(tag));
}

function holdsOnlyItems(list: Element): boolean {
  const isEveryChildItem = [...list.children].every((child) => child.matches('li, ul, ol'));
  const hasText = [...list.childNodes].some(
    (child) => child instanceof Text && child.data.trim() !== '',
  );
  return list.children.length > 0 && isEveryChildItem && !hasText;
}

/**
 * Tells whether an inline element is empty, which marks can't represent. Anchors have their own
 * node.
 */
function isEmptyInline(element: Element): boolean {
  const tag = element.localName;
  if (!inlineTags.has(tag) && !formatTags.includes(tag)) return false;
  if (element.textContent || element.querySelector(filledSelector)) return false;
  return tag !== 'a' || element.hasAttribute('href');
}

function keepComment(comment: Comment, parent: Element): void {
  const html = `<!--${comment.data}-->`;
  if (parent.matches('ul, ol, table, thead, tbody, tfoot, tr, colgroup')) comment.remove();
  else replaceByRaw(comment, html, !isTextBlock(parent.localName) && !standsInText(comment));
}

function standsInText(comment: Comment): boolean {
  const tag = comment.parentElement?.localName ?? '';
  if (inlineTags.has(tag) || formatTags.includes(tag)) return true;
  return [nextContent(comment, 'previousSibling'), nextContent(comment, 'nextSibling')].some(
    (node) => node instanceof Text || (node instanceof Element && !blockTags.has(node.localName)),
  );
}

function nextContent(node: ChildNode, side: 'previousSibling' | 'nextSibling'): ChildNode | null {
  let next = node[side];
  while (next instanceof Comment || (next instanceof Text && next.data.trim() === '')) {
    next = next[side];
  }
  return next;
}

function replaceByRaw(node: ChildNode, html: string, isBlock: boolean): void {
  const document = node.ownerDocument;
  const raw = document?.createElement(isBlock ? 'raw-block' : 'raw-inline');
  if (!raw) return;
  raw.setAttribute('data-html', html);
  node.replaceWith(raw);
}
