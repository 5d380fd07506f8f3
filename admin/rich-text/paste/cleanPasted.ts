import { prepareDom } from '../html/prepareDom';
import { cleanWord, isFromWord } from './cleanWord';
import { dropForeignAttributes } from './dropForeignAttributes';
import { elementsForStyles } from './elementsForStyles';

/** Pasted HTML as an article may hold it. What was copied in the editor itself stays as it is. */
export function cleanPasted(html: string): string {
  if (html.includes('data-pm-slice')) return html;
  const source = isFromWord(html) ? cleanWord(html) : html;
  const { body } = new DOMParser().parseFromString(source, 'text/html');
  elementsForStyles(body);
  dropForeignAttributes(body);
  prepareDom(body);
  return body.innerHTML;
}
