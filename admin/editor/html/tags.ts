import { parseFactName } from '../../../shared/facts';

/** Block elements that the editor models as containers of blocks. */
export const containerTags: ReadonlySet<string> = new Set(
  // biome-ignore format: a list of words, read as one.
  [
    'address', 'article', 'aside', 'center', 'dd', 'details', 'div', 'dl', 'dt', 'fieldset',
    'figcaption', 'figure', 'footer', 'form', 'header', 'legend', 'main', 'nav', 'section',
    'summary',
  ],
);

/** Inline elements that the editor keeps with all attributes. */
export const inlineTags: ReadonlySet<string> = new Set(
  // biome-ignore format: a list of words, read as one.
  [
    'a', 'abbr', 'bdi', 'bdo', 'big', 'cite', 'code', 'del', 'dfn', 'font', 'ins', 'kbd',
    'label', 'mark', 'q', 'samp', 'small', 'span', 'time', 'tt', 'var',
  ],
);

/** Inline elements with a command of their own. */
export const formatTags = ['b', 'strong', 'i', 'em', 'u', 's', 'strike', 'sub', 'sup'];

const textBlockTags = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'pre'];
const tablePartTags = ['caption', 'colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th'];

/** Tells whether blocks with this tag contain only inline content. */
export const isTextBlock = (tag: string): boolean => textBlockTags.includes(tag);

export const isTablePart = (tag: string): boolean => tablePartTags.includes(tag);

export const blockTags: ReadonlySet<string> = new Set([
  ...containerTags,
  ...textBlockTags,
  ...tablePartTags,
  'blockquote',
  'hr',
  'li',
  'ol',
  'table',
  'ul',
  'raw-block',
]);

/** Elements shown and written as a whole. */
export const knownLeafTags: ReadonlySet<string> = new Set(['br', 'img', 'raw-inline', 'raw-block']);

export const voidTags: ReadonlySet<string> = new Set(['br', 'col', 'hr', 'img', 'input', 'wbr']);

/** Tells whether an element is a fact, which keeps only its name and text. */
export const isFact = (element: Element): boolean =>
  element.localName === 'data' &&
  element.textContent !== '' &&
  parseFactName(element.getAttribute('value') ?? '') !== undefined;
