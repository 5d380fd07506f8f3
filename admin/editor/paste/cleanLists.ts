import { unwrap } from '../html/elements';

/**
 * Lists as Google Docs writes them: an inner list goes into the item above it, an item's only
 * paragraph is its text, and there is no empty line between blocks.
 */
export function cleanLists(body: HTMLElement): void {
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
