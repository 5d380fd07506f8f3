/** One of a rule's selectors, and the names of which it can't do without all of some list. */
interface Selector {
  text: string;
  needs: string[][];
}

/** A rule, a group of them such as `@media`, a font, or what holds for any page, of a style sheet. */
type Piece =
  | { selectors: Selector[]; body: string }
  | { open: string; pieces: Piece[] }
  | { font: string; isItalic: boolean; signs: RegExp | undefined }
  | { text: string };

/** What of a page decides which styles it uses. */
interface Shown {
  /** Tags, such as `p`, classes, such as `.lead`, and `[open]`; of an article's also with `article ` before. */
  names: ReadonlySet<string>;
  /** What is read, but for what stands below every page. */
  text: string;
}

/** A style sheet in pieces, for `usedStyles`. @param css minified, as the build writes it. */
export function readStyles(css: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  while (start < css.length) {
    const open = css.indexOf('{', start);
    const statement = css.indexOf(';', start);
    if (statement >= 0 && (open < 0 || statement < open)) {
      pieces.push({ text: css.slice(start, statement + 1) });
      start = statement + 1;
    } else {
      const end = open < 0 ? css.length : closingBrace(css, open) + 1;
      pieces.push(readPiece(css.slice(start, end)));
      start = end;
    }
  }
  return pieces;
}

/**
 * The rules of `styles` that may hold on screen for what is shown; those that name nothing hold for any
 * page, and so do fonts that are neither italics nor for rare signs. Left to the whole sheets is what a page that
 * was just drawn can do without: hovering, the focus, and what only its script opens or animates.
 */
export function usedStyles(styles: readonly Piece[], shown: Shown): string {
  const { names, text } = shown;
  const isThere = (needs: readonly string[][]) =>
    needs.some((all) => all.every((name) => names.has(name)));
  let css = '';
  for (const piece of styles) {
    if ('text' in piece) css += piece.text;
    else if ('font' in piece) {
      const { font, isItalic, signs } = piece;
      if ((!isItalic || isThere(italics)) && (!signs || signs.test(text))) css += font;
    } else if ('body' in piece) {
      const used = piece.selectors.filter(({ needs }) => isThere(needs));
      if (used.length > 0) css += used.map((selector) => selector.text).join() + piece.body;
    } else if (piece.open !== '@media print{') {
      const inside = usedStyles(piece.pieces, shown);
      if (inside !== '') css += `${piece.open}${inside}}`;
    }
  }
  return css;
}

/** What a page shows. @param html as React writes it. */
export function shownIn(html: string): Shown {
  const article = articleIn(html);
  return {
    names: new Set([
      'html',
      'body',
      ...(html.includes(' open=""') ? ['[open]'] : []),
      ...namesOf(html),
      ...namesOf(article).map((name) => `article ${name}`),
    ]),
    text: html.replace(/<\/main>.*|<script[^>]*>[^<]*|<[^>]*>/gs, ''),
  };
}

function namesOf(html: string): string[] {
  // Of what is there many times, only the first is taken apart.
  return [...new Set(html.match(/<[a-z][\w-]*|\bclass="[^"]*"/g))].flatMap((found) =>
    found.startsWith('<')
      ? found.slice(1)
      : found
          .slice('class="'.length, -1)
          .split(' ')
          .map((name) => `.${name}`),
  );
}

/** What stands in a page's article; empty where it has none. */
function articleIn(html: string): string {
  const start = html.indexOf('class="article-body"');
  if (start < 0) return '';
  let depth = 1;
  const rest = html.slice(start);
  for (const { 0: tag, index } of rest.matchAll(/<\/?div\b/g)) {
    depth += tag === '<div' ? 1 : -1;
    if (depth === 0) return rest.slice(0, index);
  }
  return rest;
}

function readPiece(text: string): Piece {
  const open = text.indexOf('{') + 1;
  const head = text.slice(0, open);
  if (/^@(media|supports|layer|container)\b/.test(head)) {
    return { open: head, pieces: readStyles(text.slice(open, -1)) };
  }
  if (head === '@font-face{') {
    const range = /unicode-range:([^;}]+)/.exec(text)?.[1];
    const isItalic = text.includes('font-style:italic');
    return { font: text, isItalic, signs: range === undefined ? undefined : signsIn(range) };
  }
  if (head.startsWith('@')) return { text };
  const selectors = splitSelectors(head.slice(0, -1)).map((selector) => ({
    text: selector,
    needs: choicesOf(selector)
      .filter((one) => !later.test(one))
      .map((one) => [...namesIn(one), ...(isOfOpen(selector) ? ['[open]'] : [])]),
  }));
  return { selectors, body: text.slice(open - 1) };
}

/** One of the signs of a `unicode-range`. */
function signsIn(range: string): RegExp {
  return new RegExp(`[${range.replace(/,/g, '').replace(/(?:U\+)?([\dA-F]+)/g, '\\u{$1}')}]`, 'u');
}

/** What is in italics, by itself or by `site/styles`. */
const italics = [['em'], ['i'], ['cite'], ['dfn'], ['var'], ['article address']];
/** Of a selector that holds for nothing in a page that was just drawn, and not yet touched. */
const later = /:hover|:active|:focus|::backdrop|\[data-(?:open|solid)=true\]/;
const isOfOpen = (selector: string) => /\[open\]/.test(selector.replace(/:not\([^()]*\)/g, ''));
const choice = /:(?:is|where)\(([^()]*)\)/;

/** A comma in brackets, three deep at most, parts no selectors. */
const splitSelectors = (head: string) =>
  head.match(/(?:[^,()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

/**
 * A selector's forms, one for each choice of an `:is()` and without what stands in other brackets: a
 * class in `:not()` needn't be there.
 */
function choicesOf(selector: string): string[] {
  let bare = selector;
  for (let before = ''; before !== bare; ) {
    before = bare;
    bare = bare.replace(/(?<!:is|:where)\((?:[^()]|\([^()]*\))*\)/g, '');
  }
  return eachChoice(bare);
}

function eachChoice(selector: string): string[] {
  const found = choice.exec(selector);
  if (!found) return [selector];
  const [whole, names = ''] = found;
  return names.split(',').flatMap((name) => eachChoice(selector.replace(whole, () => ` ${name}`)));
}

function namesIn(selector: string): string[] {
  const plain = selector.replace(/\[[^\]]*\]/g, '').replace(/:+[\w-]+/g, '');
  const names = plain.match(/\.[\w-]+|(?<![\w.#-])[a-z][\w-]*/gi) ?? [];
  return names[0] === '.article-body'
    ? ['.article-body', ...names.slice(1).map((name) => `article ${name}`)]
    : names;
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let i = open; i < css.length; i += 1) {
    if (css[i] === '{') depth += 1;
    else if (css[i] === '}' && --depth === 0) return i;
  }
  return css.length - 1;
}
