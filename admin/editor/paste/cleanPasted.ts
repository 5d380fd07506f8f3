import { withoutEvents } from '../../ui/inertBody';
import { changeTag, unwrap } from '../html/elements';
import { prepareDom } from '../html/prepareDom';
import { readStyle, styleOf, writeStyle } from '../html/styleText';
import { isFact } from '../html/tags';
import { cleanCells, isFromCells } from './cleanCells';
import { nestByLevel, trimLines } from './cleanLists';
import { isBlank, isFromWord, parseWord } from './cleanWord';
import { gatherFootnotes } from './footnotes';
import { type LeftOut, leaveOutRevisions } from './revisions';

interface Pasted {
  html: string;
  /** Number of images that exist only on the computer they were copied on. */
  lostPictures: number;
  leftOut: LeftOut;
}

const nothing: LeftOut = { comments: 0, deletions: 0 };

const localPicture = 'img[src^="file:" i], img[src^="cid:" i], img[src^="webkit-fake-url:" i]';

/** Tells whether HTML is one picture without its bytes, as Word copies one: the clipboard's file has them. */
export function isOneLocalPicture(html: string): boolean {
  const { body } = parse(withoutEvents(html));
  const pictures = body.querySelectorAll('img');
  const isLocal = body.querySelector(localPicture) !== null;
  return pictures.length === 1 && isLocal && body.textContent.trim() === '';
}

/** Cleans pasted HTML for an article. HTML copied within the editor stays unchanged. */
export function cleanPasted(pasted: string): Pasted {
  const html = withoutEvents(pasted);
  if (html.includes('data-pm-slice')) return { html, lostPictures: 0, leftOut: nothing };
  const isWord = isFromWord(html);
  const { body } = isWord ? parseWord(html) : parse(html);
  const isSheet = isFromCells(html);
  dropComments(body);
  const leftOut = leaveOutRevisions(body, isWord);
  const linkFootnotes = gatherFootnotes(body);
  // The note of a fact copied from the site.
  for (const note of body.querySelectorAll('data > small')) note.remove();
  for (const own of body.querySelectorAll('*')) if (/[:-]/.test(own.localName)) unwrap(own);
  const lost = body.querySelectorAll(localPicture);
  for (const picture of lost) {
    removeWithLine(picture, picture.closest('p'));
  }
  unwrapRedirects(body);
  // Word Online ends each line with a space, and an empty one is nothing else.
  for (const end of body.querySelectorAll('span.EOP')) {
    removeWithLine(end, end.closest('div:has(> p:only-child)') ?? end.closest('p'));
  }
  nestByLevel(body);
  cleanLists(body);
  elementsForStyles(body);
  dropForeignAttributes(body);
  trimLines(body);
  if (isSheet) cleanCells(body);
  linkFootnotes();
  prepareDom(body);
  return { html: body.innerHTML, lostPictures: lost.length, leftOut };
}

/** Removes an element, and its line if that holds nothing else. */
function removeWithLine(element: Element, line: Element | null): void {
  element.remove();
  if (line && isBlank(line)) line.remove();
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** Removes comments, such as the markers of the copied fragment. */
function dropComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Replaces Google Docs' links, which lead through google.com/url, with their targets. */
function unwrapRedirects(body: HTMLElement): void {
  for (const link of body.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    const href = link.getAttribute('href') ?? '';
    if (!URL.canParse(href)) continue;
    const { hostname, pathname, searchParams } = new URL(href);
    if (!/^(www\.)?google\.com(\.au)?$/.test(hostname) || pathname !== '/url') continue;
    const target = searchParams.get('q') ?? searchParams.get('url') ?? '';
    if (/^https?:\/\//.test(target) && URL.canParse(target)) link.setAttribute('href', target);
  }
}

/**
 * Fixes Google Docs' lists: nests inner lists in the item above, unwraps single paragraphs, and
 * drops empty lines between blocks.
 */
function cleanLists(body: HTMLElement): void {
  for (const inner of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const item = inner.previousElementSibling;
    if (item?.localName === 'li') item.append(inner);
  }
  for (const paragraph of body.querySelectorAll('li > p[role=presentation]')) unwrap(paragraph);
  if (!body.querySelector('[id^=docs-internal-guid]')) return;
  for (const line of body.querySelectorAll('br')) {
    if (!line.closest('p, h1, h2, h3, h4, h5, h6, li, td, th')) line.remove();
  }
}

const keptNames = new Set(
  // biome-ignore format: a list of words, read as one.
  [
    'href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'scope', 'start', 'type', 'lang',
    'dir', 'width', 'height', 'datetime', 'cite',
  ],
);
const keptProperties = new Set(['text-align']);
const emptyBoxes = 'div, section, article, main, header, footer, aside, nav, center';

/** Removes foreign classes, ids, colours and boxes. */
function dropForeignAttributes(body: HTMLElement): void {
  for (const element of body.querySelectorAll('*')) {
    const style = readStyle(element.getAttribute('style') ?? '').filter(([name]) =>
      keptProperties.has(name),
    );
    if (element.getAttribute('dir') === 'ltr') element.removeAttribute('dir');
    for (const name of element.getAttributeNames()) {
      const isOurs = name === 'value' && isFact(element);
      if (!isOurs && !keptNames.has(name)) element.removeAttribute(name);
    }
    const aligned = element.matches('p, h1, h2, h3, h4, h5, h6, td, th') ? writeStyle(style) : '';
    if (aligned) element.setAttribute('style', aligned);
  }
  for (const element of body.querySelectorAll('span:not([style]), font:not([style])'))
    unwrap(element);
  for (const box of [...body.querySelectorAll(emptyBoxes)].reverse()) {
    if (box.querySelector('p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre')) unwrap(box);
    else changeTag(box, 'p');
  }
  lowerHeadings(body);
}

/** Lowers headings if the text has a heading 1, which is the post's title. */
function lowerHeadings(body: HTMLElement): void {
  if (!body.querySelector('h1')) return;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5')) {
    changeTag(heading, `h${Number(heading.localName.slice(1)) + 1}`);
  }
}

const meanings = [
  ['strong', 'font-weight', /^(bold|bolder|[6-9]00)$/],
  ['em', 'font-style', /^italic$/],
  ['u', 'text-decoration', /underline/],
  ['s', 'text-decoration', /line-through/],
  ['sup', 'vertical-align', /^super$/],
  ['sub', 'vertical-align', /^sub$/],
] as const;

/** Converts styles such as bold, used by Google Docs and others, to elements. */
function elementsForStyles(body: HTMLElement): void {
  for (const element of body.querySelectorAll('b[style], strong[style]')) {
    if (/^(normal|400)$/.test(styleOf(element, 'font-weight'))) {
      element.replaceWith(...element.childNodes);
    }
  }
  for (const span of body.querySelectorAll('span[style], td[style], th[style]')) {
    if (!span.textContent || span.querySelector('p, ul, ol, table')) continue;
    for (const [tag, property, value] of meanings) {
      const isMeant =
        value.test(styleOf(span, property)) || value.test(styleOf(span, `${property}-line`));
      if (!isMeant || (tag === 'u' && span.closest('a'))) continue;
      const meant = span.ownerDocument.createElement(tag);
      meant.append(...span.childNodes);
      span.append(meant);
    }
  }
}
