import { rename, unwrap } from '../html/elements';
import { readStyle, writeStyle } from '../html/styleText';
import { isFact } from '../html/tags';

const keptNames = new Set([
  ...['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'scope', 'start', 'type', 'lang', 'dir'],
  ...['width', 'height', 'datetime', 'cite'],
]);
const keptProperties = new Set(['text-align']);
const emptyBoxes = 'div, section, article, main, header, footer, aside, nav, center';

/** Takes the other page's classes, ids, colours and boxes off, and leaves what the text says. */
export function dropForeignAttributes(body: HTMLElement): void {
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
    else rename(box, 'p');
  }
  lowerHeadings(body);
}

/** The post's title is the page's heading 1: the headings of a text that has its own go below it. */
function lowerHeadings(body: HTMLElement): void {
  if (!body.querySelector('h1')) return;
  for (const heading of body.querySelectorAll('h1, h2, h3, h4, h5')) {
    rename(heading, `h${Number(heading.localName.slice(1)) + 1}`);
  }
}
