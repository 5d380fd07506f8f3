import { unwrap } from '../html/elements';

interface ListItem {
  /** Holds the item's content, and stands where it belongs. */
  line: Element;
  /** From 1. */
  level: number;
  tag: 'ul' | 'ol';
  /** The item's number as it was shown, if known. */
  number?: number | undefined;
}

/** Puts consecutive lines into lists, nested by level. A numbered list begins with its number. */
export function nestLists(items: readonly ListItem[]): void {
  const lists: HTMLElement[] = [];
  let previous: Element | undefined;
  for (const { line, level: asked, tag, number = 1 } of items) {
    if (previous !== line.previousElementSibling || !previous) lists.length = 0;
    const level = Math.min(asked, lists.length + 1);
    lists.length = Math.min(lists.length, level);
    const isOther = lists[level - 1] !== undefined && lists[level - 1]?.localName !== tag;
    if (isOther) lists.length = level - 1;
    const open = lists[level - 1] ?? openList(line, tag, lists);
    if (tag === 'ol' && number > 1 && !open.firstChild) open.setAttribute('start', `${number}`);
    const item = line.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    open.append(item);
    line.remove();
    previous = lists[0];
  }
}

function openList(line: Element, tag: string, lists: HTMLElement[]): HTMLElement {
  const list = line.ownerDocument.createElement(tag);
  const parent = lists.at(-1)?.lastElementChild;
  if (parent) parent.append(list);
  else line.before(list);
  lists.push(list);
  return list;
}

const levelOf = (item: Element): number =>
  Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level'));

function depthOf(item: Element): number {
  const list = item.parentElement?.closest('ul, ol');
  return list ? 1 + depthOf(list) : 0;
}

/**
 * Nests lists whose items only say their level: Word Online makes a list of each item, in a box of
 * its own.
 */
export function nestByLevel(body: HTMLElement): void {
  const items = [...body.querySelectorAll('li[data-aria-level], li[aria-level]')];
  if (items.every((item) => levelOf(item) === depthOf(item))) return;
  for (const box of body.querySelectorAll(`div:has(> ul:only-child, > ol:only-child)`)) unwrap(box);
  const lines = items.map((item): ListItem => {
    const list = item.parentElement;
    const line = body.ownerDocument.createElement('p');
    line.append(...item.childNodes);
    for (const paragraph of line.querySelectorAll('p')) unwrap(paragraph);
    list?.before(line);
    item.remove();
    if (list && !list.firstElementChild) list.remove();
    const start = list?.getAttribute('start');
    const number = Number(item.getAttribute('data-aria-posinset') ?? start) || undefined;
    const tag = list?.localName === 'ol' ? 'ol' : 'ul';
    return { line, level: levelOf(item), tag, number };
  });
  nestLists(lines);
}

const lines = 'p, h1, h2, h3, h4, h5, h6, li, td, th, blockquote';

/** Removes the no-break spaces with which Word and others end a line. */
export function trimLines(body: HTMLElement): void {
  for (const line of body.querySelectorAll(lines)) {
    let last: Node | null = line.lastChild;
    while (last) {
      const isList = last instanceof Element && last.matches(`${lines}, ul, ol`);
      if (isList) last = last.previousSibling;
      else if (last instanceof Text) {
        last.data = last.data.replace(/[\s\u00a0]*\u00a0[\s\u00a0]*$/, '');
        last = last.data === '' ? last.previousSibling : null;
      } else last = last instanceof Element && last.lastChild ? last.lastChild : null;
    }
  }
}
