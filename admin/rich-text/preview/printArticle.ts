import { articleDocument } from './articleDocument';

/** Prints the article's text alone, in the site's print styles. */
export function printArticle(html: string): void {
  document.querySelector('iframe[data-print]')?.remove();
  const frame = document.createElement('iframe');
  frame.dataset.print = '';
  frame.title = 'Article to print';
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position: fixed; width: 0; height: 0; border: 0; visibility: hidden';
  frame.onload = () => frame.contentWindow?.print();
  frame.srcdoc = articleDocument(html);
  document.body.append(frame);
}
