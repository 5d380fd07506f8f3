import { parseHTML } from 'linkedom';

/** Reads a page as the server sends it. */
export async function readPage(url: string, path: string) {
  const html = await (await fetch(url + path)).text();
  // React parts texts by these.
  const { document } = parseHTML(html.replaceAll('<!-- -->', ''));
  // Shown beside a figure when it is pointed at.
  for (const source of document.querySelectorAll('.figure small')) source.remove();

  /** Returns the only element of a selector. */
  function one(selector: string, within: Pick<Element, 'querySelectorAll'> = document): Element {
    const [element, second] = within.querySelectorAll(selector);
    if (!element || second)
      throw new Error(`${path} has ${element ? 'several' : 'no'} ${selector}`);
    return element;
  }

  /** Returns the texts of elements. */
  const texts = (selector: string, within: Pick<Element, 'querySelectorAll'> = document) =>
    [...within.querySelectorAll(selector)].map(textOf);

  /** Returns the section with a heading. */
  function region(heading: string): Element {
    const title = [...document.querySelectorAll('h2')].find((found) => textOf(found) === heading);
    return one(`[aria-labelledby="${title?.id}"]`);
  }

  return { document, one, texts, region };
}

/** Elements within a sentence. */
const inline = new Set(['A', 'ABBR', 'EM', 'SPAN', 'STRONG', 'SUP', 'TIME']);

/** Returns an element's text, with a space between blocks. */
export const textOf = (element: Node): string => wordsOf(element).replace(/\s+/g, ' ').trim();

function wordsOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? '';
  const words = [...node.childNodes].map(wordsOf).join('');
  return inline.has(node.nodeName) ? words : ` ${words} `;
}
