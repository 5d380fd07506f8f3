import { prepareDom } from '../html/prepareDom';
import { cleanWord, isFromWord } from './cleanWord';
import { dropForeignAttributes } from './dropForeignAttributes';
import { elementsForStyles } from './elementsForStyles';

/** Pasted HTML as an article may hold it. What was copied in the editor itself stays as it is. */
export function cleanPasted(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  return isFromWord(html) ? cleanWord(html) : cleanForeign(html);
}

function cleanForeign(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  elementsForStyles(body);
  dropForeignAttributes(body);
  prepareDom(body);
  return body.innerHTML;
}
