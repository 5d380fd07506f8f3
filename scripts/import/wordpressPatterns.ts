import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { z } from 'zod';
import { attribute, type Element, escapeHtml, isElement, nodesOf } from '../../api/posts/html/tree';
import { footnoteContent, footnoteNumber, footnotesClass } from '../../shared/footnotes';
import type { Loss } from './records';
import { each, newElement, replaceNode, setAttribute, textOfTree } from './text';

const comment = String.raw`(?:(?!-->|<!--)[\s\S]){0,20000}`;
/** A synced pattern appears in posts as a reference by number. */
const patternMark = new RegExp(`<!--\\s{0,9}wp:block\\s(${comment})/\\s{0,9}-->`, 'g');
const maxNested = 5;

const patternSchema = z.object({
  ref: z.number(),
  /** What a post says instead of the pattern's own words, by the names of its blocks. */
  content: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
});

/**
 * Puts synced patterns in the place of references to them.
 * @param patterns by number.
 * @param limited bounds how much a text grows.
 */
export function withPatterns(
  text: string,
  patterns: ReadonlyMap<string, string>,
  losses: Loss[],
  limited: (replace: (mark: string, json: string) => string) => (m: string, j: string) => string,
): string {
  let whole = text;
  for (let depth = 0; depth < maxNested && whole.search(patternMark) >= 0; depth += 1) {
    whole = whole.replace(
      patternMark,
      limited((_, json) => patternHtml(json, patterns, losses)),
    );
  }
  return whole;
}

function patternHtml(json: string, patterns: ReadonlyMap<string, string>, losses: Loss[]): string {
  const read = patternSchema.safeParse(parsed(json));
  const pattern = read.data && patterns.get(String(read.data.ref));
  if (!read.data || pattern === undefined) {
    losses.push('synced patterns that are not in the export');
    return '';
  }
  return withOverrides(pattern, read.data.content ?? {}, losses);
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const namedBlock = new RegExp(
  String.raw`<!--\s{0,9}wp:([\w/-]{1,50})\s(${comment})-->([\s\S]{0,50000}?)<!--\s{0,9}/wp:\1\s{0,9}-->`,
  'g',
);
const nameSchema = z.object({ metadata: z.object({ name: z.string() }) });

/** Puts a post's own words and pictures into a pattern's blocks of those names. */
function withOverrides(
  pattern: string,
  overrides: Record<string, Record<string, unknown>>,
  losses: Loss[],
): string {
  const unused = new Set(Object.keys(overrides));
  const html = pattern.replace(namedBlock, (whole, _block: string, json: string, body: string) => {
    const name = nameSchema.safeParse(parsed(json)).data?.metadata.name ?? '';
    const own = overrides[name];
    if (!own || !unused.delete(name)) return whole;
    const tree = newElement('div', nodesOf(body));
    for (const [key, value] of Object.entries(own)) {
      const isPut = typeof value === 'string' && putInto(tree, key, value);
      if (!isPut && key !== 'id')
        losses.push({ what: 'overrides of synced patterns', of: `${name}: ${key}` });
    }
    return whole.replace(body, () => textOfTree(tree));
  });
  for (const name of unused) losses.push({ what: 'overrides of synced patterns', of: name });
  return html;
}

/** @returns whether the block has a place for it. */
function putInto(tree: Element, key: string, value: string): boolean {
  const first = (is: (element: Element) => boolean): Element | undefined => {
    let found: Element | undefined;
    each(tree, (element) => {
      if (!found && is(element)) found = element;
    });
    return found;
  };
  const [link, picture] = ['a', 'img'].map((tag) => first(({ tagName }) => tagName === tag));
  const into = (element: Element | undefined) => {
    if (!element) return false;
    element.childNodes = nodesOf(value);
    for (const node of element.childNodes) node.parentNode = element;
    return true;
  };
  if (key === 'content') return into(tree.childNodes.find(isElement));
  if (key === 'text') return into(link);
  if (key === 'caption') return into(first(({ tagName }) => tagName === 'figcaption'));
  const [element, name] =
    key === 'url' ? (picture ? [picture, 'src'] : [link, 'href']) : [picture ?? link, key];
  if (!element || !/^(src|href|alt|title|rel|linkTarget)$/.test(name)) return false;
  setAttribute(element, name === 'linkTarget' ? 'target' : name, value);
  return true;
}

/** Notes of a post, in its field `footnotes`. */
const notesSchema = z.array(z.object({ id: z.string(), content: z.string() }));

/** The element that stands where WordPress shows the notes. */
const notesPlace = 'wordpress-notes';
const notesMark = /<!--\s{0,9}wp:footnotes\s{0,9}(?:\{[^{}<>]{0,200}\}\s{0,9})?\/-->/g;

/** Marks where the notes stand, before the marks of blocks go. */
export const markNotes = (text: string): string =>
  text.replace(notesMark, `<${notesPlace}></${notesPlace}>`);

/**
 * Makes footnotes notes at the end, numbered and linked both ways.
 * @param json the post's field `footnotes`.
 */
export function linkNotes(tree: Tree.DocumentFragment, json: string, losses: Loss[]): void {
  const notes = new Map(
    (notesSchema.safeParse(parsed(json || '[]')).data ?? []).map(({ id, content }) => [
      id,
      content,
    ]),
  );
  const list = newElement('ol');
  setAttribute(list, 'class', footnotesClass);
  let place: Element | undefined;
  const markers: [marker: Element, id: string][] = [];
  each(tree, (element) => {
    if (element.tagName === notesPlace) place = element;
    const id = attribute(element, 'data-fn');
    if (id !== undefined) markers.push([element, id]);
  });
  const shown = new Map<string, number>();
  for (const [marker, id] of markers) {
    const content = notes.get(id);
    const isFirst = !shown.has(id);
    const number = shown.get(id) ?? shown.size + 1;
    if (content === undefined) {
      losses.push('footnotes whose text is not in the export (their numbers stay)');
      replaceNode(marker, nodesOf('<sup>*</sup>'));
      continue;
    }
    shown.set(id, number);
    const own = `note-${escapeHtml(id.slice(0, 8))}`;
    replaceNode(marker, nodesOf(footnoteNumber(own, number, isFirst)));
    if (!isFirst) continue;
    const item = newElement('li', nodesOf(footnoteContent(own, content)));
    list.childNodes.push(item);
    item.parentNode = list;
  }
  if (notes.size > shown.size) losses.push('footnotes that nothing in the text leads to');
  if (place) replaceNode(place, shown.size > 0 ? [list] : []);
  else if (shown.size > 0) {
    tree.childNodes.push(list);
    list.parentNode = tree;
  }
}
