/** One of a rule's selectors, and the names of which it can't do without all of some list. */
interface Selector {
  text: string;
  needs: string[][];
}

/** A rule, a group of them such as `@media`, or what holds for any page, of a style sheet. */
type Piece =
  | { selectors: Selector[]; body: string }
  | { open: string; pieces: Piece[] }
  | { text: string };

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
 * The rules of `styles` that may hold on screen for elements of these names; those that name none hold for
 * any. Left to the whole sheets is what a page that was just drawn can do without: hovering, the focus,
 * and what only its script opens or animates; to `unseen.css` fonts of italics and rare signs.
 */
export function usedStyles(styles: readonly Piece[], present: ReadonlySet<string>): string {
  let css = '';
  for (const piece of styles) {
    if ('text' in piece) css += piece.text;
    else if ('body' in piece) {
      const used = piece.selectors.filter(({ needs }) =>
        needs.some((names) => names.every((name) => present.has(name))),
      );
      if (used.length > 0) css += used.map(({ text }) => text).join() + piece.body;
    } else if (piece.open !== '@media print{') {
      const inside = usedStyles(piece.pieces, present);
      if (inside !== '') css += `${piece.open}${inside}}`;
    }
  }
  return css;
}

/**
 * Tags, such as `p`, classes, such as `.lead`, and `[open]` of a page; those of its article also with
 * `article ` before them. @param html as React writes it.
 */
export function namesOf(html: string): Set<string> {
  return new Set([
    'html',
    'body',
    ...(html.includes(' open=""') ? ['[open]'] : []),
    ...tagsAndClasses(html),
    ...tagsAndClasses(articleIn(html)).map((name) => `article ${name}`),
  ]);
}

function tagsAndClasses(html: string): string[] {
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
  if (/^@font-face\{.*(?:italic|unicode-range)/s.test(text)) return { selectors: [], body: '' };
  if (head.startsWith('@')) return { text };
  const selectors = splitSelectors(head.slice(0, -1)).map((selector) => ({
    text: selector,
    needs: choicesOf(selector)
      .filter((one) => !later.test(one))
      .map((one) => [...namesIn(one), ...(isOfOpen(selector) ? ['[open]'] : [])]),
  }));
  return { selectors, body: text.slice(open - 1) };
}

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
