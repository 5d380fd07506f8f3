import { changeTag } from '../html/elements';
import { styleOf } from '../html/styleText';
import { styleByRules } from './cleanCells';

const wordMarks = /class="?Mso|mso-|urn:schemas-microsoft-com|<meta[^>]+Microsoft (Word|Excel)/i;

export const isFromWord = (html: string): boolean => wordMarks.test(html);

/**
 * Parses Word's clipboard HTML, in which list items are paragraphs with a typed bullet, and empty
 * lines contain a no-break space.
 */
export function parseWord(html: string): Document {
  const plain = html
    .replace(/<!--\[if[^\]]*\]>[\s\S]*?<!\[endif\]-->/gi, '')
    .replace(/<!\[(if|endif)[^>]*>/gi, '');
  const document = new DOMParser().parseFromString(plain, 'text/html');
  const { body } = document;
  styleByRules(document);
  keepFragment(body);
  for (const filler of body.querySelectorAll('o\\:p')) if (isBlank(filler)) filler.remove();
  for (const title of body.querySelectorAll('p.MsoTitle')) changeTag(title, 'h1');
  makeLists(body);
  for (const line of body.querySelectorAll('p')) if (isBlank(line)) line.remove();
  return document;
}

/** Drops everything outside the fragment's markers, unless they are inside a table. */
function keepFragment(body: HTMLElement): void {
  const bounds = [...body.childNodes].filter((node) => node instanceof Comment);
  const start = bounds.find(({ data }) => data === 'StartFragment');
  const end = bounds.find(({ data }) => data === 'EndFragment');
  if (!start || !end) return;
  while (body.firstChild !== start) body.firstChild?.remove();
  while (body.lastChild !== end) body.lastChild?.remove();
}

export const isBlank = (element: Element): boolean =>
  /^[\s\u00a0]*$/.test(element.textContent ?? '') && !element.querySelector('img');

function makeLists(body: HTMLElement): void {
  const lists: HTMLElement[] = [];
  let previous: Element | undefined;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const position = /level(\d)/.exec(styleOf(paragraph, 'mso-list'));
    if (!position) continue;
    if (previous !== paragraph.previousElementSibling || !previous) lists.length = 0;
    const level = Math.min(Number(position[1]), lists.length + 1);
    const tag = takeMarker(paragraph);
    lists.length = Math.min(lists.length, level);
    const open = lists[level - 1] ?? openList(paragraph, tag, lists);
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.append(item);
    paragraph.remove();
    previous = lists[0];
  }
}

function openList(paragraph: Element, tag: string, lists: HTMLElement[]): HTMLElement {
  const list = paragraph.ownerDocument.createElement(tag);
  const parent = lists.at(-1)?.lastElementChild;
  if (parent) parent.append(list);
  else paragraph.before(list);
  lists.push(list);
  return list;
}

/** Removes the typed bullet or number and returns the kind of list. */
function takeMarker(paragraph: Element): 'ul' | 'ol' {
  const marker = [...paragraph.querySelectorAll('span')].find(
    (span) => styleOf(span, 'mso-list') === 'Ignore',
  );
  const text = (marker?.textContent ?? paragraph.textContent ?? '').trim();
  marker?.remove();
  return /^\(?([0-9]+|[a-z]{1,4})[.)]/i.test(text) ? 'ol' : 'ul';
}
