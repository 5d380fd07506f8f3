import { prepareDom } from '../html/prepareDom';
import { propertyOf } from '../html/styleText';
import { dropForeignAttributes } from './dropForeignAttributes';
import { elementsForStyles } from './elementsForStyles';

const wordMarks = /class="?Mso|mso-|urn:schemas-microsoft-com|<meta[^>]+Microsoft (Word|Excel)/i;

export const isFromWord = (html: string): boolean => wordMarks.test(html);

/** What Word puts on the clipboard: its lists are paragraphs with a bullet typed before them. */
export function cleanWord(html: string): string {
  const fragment = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/.exec(html)?.[1];
  const withoutConditions = (fragment ?? html)
    .replace(/<!--\[(if[^\]]*|endif)\]-->/gi, '')
    .replace(/<!--\[if[\s\S]*?<!\[endif\]-->/gi, '')
    .replace(/<!\[(if|endif)[^>]*>/gi, '');
  const { body } = new DOMParser().parseFromString(withoutConditions, 'text/html');
  const inDocument = document.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (inDocument.nextNode()) comments.push(inDocument.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);

  makeHeadings(body);
  makeLists(body);
  elementsForStyles(body);
  dropForeignAttributes(body);
  for (const paragraph of body.querySelectorAll('p')) {
    if (/^[\s\u00a0]*$/.test(paragraph.textContent ?? '') && !paragraph.querySelector('img')) {
      paragraph.remove();
    }
  }
  prepareDom(body);
  return body.innerHTML;
}

function makeHeadings(body: HTMLElement): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) {
    const heading = body.ownerDocument.createElement('h2');
    heading.append(...title.childNodes);
    title.replaceWith(heading);
  }
}

function makeLists(body: HTMLElement): void {
  const lists: HTMLElement[] = [];
  let previous: Element | undefined;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const place = /level(\d)/.exec(styleOf(paragraph, 'mso-list'));
    if (!place) continue;
    if (previous !== paragraph.previousElementSibling || !previous) lists.length = 0;
    const level = Math.min(Number(place[1]), lists.length + 1);
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

/** Removes the typed bullet or number, and says by it which kind of list this is. */
function takeMarker(paragraph: Element): 'ul' | 'ol' {
  const marker = [...paragraph.querySelectorAll('span')].find(
    (span) => styleOf(span, 'mso-list') === 'Ignore',
  );
  const text = (marker?.textContent ?? paragraph.textContent ?? '').trim();
  marker?.remove();
  return /^\(?([0-9]+|[a-z]{1,4})[.)]/i.test(text) ? 'ol' : 'ul';
}

const styleOf = (element: Element, name: string): string =>
  propertyOf(element.getAttribute('style') ?? '', name) ?? '';
