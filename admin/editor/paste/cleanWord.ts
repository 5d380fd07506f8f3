import { changeTag } from '../html/elements';
import { styleOf } from '../html/styleText';
import { styleByRules } from './cleanCells';
import { nestLists } from './cleanLists';

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

const lists = ['footnote-list', 'endnote-list', 'comment-list'];

/**
 * Drops everything outside the fragment's markers, unless they are inside a table; lists of notes
 * and comments are moved in.
 */
function keepFragment(body: HTMLElement): void {
  const bounds = [...body.childNodes].filter((node) => node instanceof Comment);
  const start = bounds.find(({ data }) => data === 'StartFragment');
  const end = bounds.find(({ data }) => data === 'EndFragment');
  if (!start || !end) return;
  for (const one of [...body.children].filter((child) =>
    lists.includes(styleOf(child, 'mso-element')),
  )) {
    end.before(one);
  }
  while (body.firstChild !== start) body.firstChild?.remove();
  while (body.lastChild !== end) body.lastChild?.remove();
}

export const isBlank = (element: Element): boolean =>
  /^[\s\u00a0]*$/.test(element.textContent ?? '') && !element.querySelector('img');

function makeLists(body: HTMLElement): void {
  const items = [...body.querySelectorAll('p')].flatMap((line) => {
    const level = /level(\d)/.exec(styleOf(line, 'mso-list'))?.[1];
    return level ? [{ line, level: Number(level), ...takeMarker(line) }] : [];
  });
  nestLists(items);
}

/** Removes the typed bullet or number, and returns what it says. */
function takeMarker(line: Element): { tag: 'ul' | 'ol'; number?: number } {
  const marker = [...line.querySelectorAll('span')].find(
    (span) => styleOf(span, 'mso-list') === 'Ignore',
  );
  const text = (marker?.textContent ?? line.textContent ?? '').trim();
  marker?.remove();
  const [, number] = /^\(?(?:\d+\.)*(\d+)[.)]/.exec(text) ?? [];
  if (number) return { tag: 'ol', number: Number(number) };
  return { tag: /^\(?[a-z]{1,4}[.)]/i.test(text) ? 'ol' : 'ul' };
}
