import { withoutEvents } from '../../ui/inertBody';
import { unwrap } from '../html/elements';
import { prepareDom } from '../html/prepareDom';
import { cleanCells, isFromCells } from './cleanCells';
import { isBlank, isFromWord, parseWord } from './cleanWord';
import { dropForeignAttributes } from './dropForeignAttributes';
import { elementsForStyles } from './elementsForStyles';

export interface Pasted {
  html: string;
  /** Pictures that are on the computer it was copied on, and nowhere else. */
  lostPictures: number;
}

const localPicture = 'img[src^="file:" i], img[src^="cid:" i], img[src^="webkit-fake-url:" i]';

/** Pasted HTML as an article may hold it. What was copied in the editor itself stays as it is. */
export function cleanPasted(pasted: string): Pasted {
  const html = withoutEvents(pasted);
  if (html.includes('data-pm-slice')) return { html, lostPictures: 0 };
  const { body } = isFromWord(html) ? parseWord(html) : parse(html);
  const isSheet = isFromCells(html);
  dropComments(body);
  // The note of a fact that was copied from a page of the site.
  for (const note of body.querySelectorAll('data > small')) note.remove();
  for (const own of body.querySelectorAll('*')) if (/[:-]/.test(own.localName)) unwrap(own);
  const lost = body.querySelectorAll(localPicture);
  for (const picture of lost) {
    const line = picture.closest('p');
    picture.remove();
    if (line && isBlank(line)) line.remove();
  }
  cleanLists(body);
  elementsForStyles(body);
  dropForeignAttributes(body);
  if (isSheet) cleanCells(body);
  prepareDom(body);
  return { html: body.innerHTML, lostPictures: lost.length };
}

const parse = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** Those that say where the copied part begins and ends, and worse. */
function dropComments(body: HTMLElement): void {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/**
 * Lists as Google Docs writes them: an inner list goes into the item above it, an item's only
 * paragraph is its text, and there is no empty line between blocks.
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
