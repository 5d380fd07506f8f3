import {
  defaultTreeAdapter,
  html,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import { limits } from '../../api/posts/html/clean';
import { decoded } from '../../api/posts/html/names';
import { parseArticle } from '../../api/posts/html/parse';
import { type Element, escapeHtml, isElement, type Node } from '../../api/posts/html/tree';
import { cut } from '../../shared/cut';
import { isCalendarDay } from '../../shared/days';

/** Longer texts are refused before parsing. */
export const maxText = 16 * 1024 * 1024;

/** Converts a source's time to ISO 8601 in UTC; undefined if it isn't one. */
export function timeOf(text: string): string | undefined {
  if (/^\d{12,14}$/.test(text)) return new Date(Number(text)).toISOString();
  const plain = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(\.\d{1,3})?\d*(?:\+00(?::?00)?|Z)?$/.exec(
    text.trim(),
  );
  const time = new Date(plain ? `${plain[1]}T${plain[2]}${plain[3] ?? ''}Z` : text);
  return Number.isNaN(time.getTime()) || time.getTime() <= 0 ? undefined : time.toISOString();
}

/** Returns a time (ISO text) that is still to come; otherwise undefined. */
export function plannedTime(text: string): string | undefined {
  const time = timeOf(text);
  return Date.parse(time ?? '') > Date.now() ? time : undefined;
}

/**
 * Converts a text such as `2024-05-31 10:00` or `May 31, 2024` to yyyy-mm-dd; empty if it isn't a
 * day.
 */
export function dayOf(text: string): string {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text.trim()) ?? [];
  if (day !== undefined) return isCalendarDay(day) ? day : '';
  return timeOf(/\d{1,2}:\d\d|Z$/.test(text) ? text : `${text} UTC`)?.slice(0, 10) ?? '';
}

/** Returns the beginning of a text, up to the end of a word. @param max characters. */
export function beginning(text: string, max: number): string {
  if (text.length <= max) return text;
  const begun = cut(text, max - 1);
  const word = begun.lastIndexOf(' ');
  return `${word > max / 2 ? begun.slice(0, word) : cut(begun, max / 2)}`.trimEnd().concat('…');
}

/** Returns a slug of `a-z0-9-`; empty if no letter can be transliterated. */
export function slugFrom(text: string): string {
  return decoded(text)
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 190)
    .replace(/^-+|-+$/g, '');
}

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the words of HTML on one line. */
export const plainWords = (text: string): string =>
  oneLine(wordsIn(parseFragment(text.replace(/<[^<>]*>/g, ' '))));

/**
 * Returns what the paragraphs of an article say, as an excerpt is begun: no headings, captions,
 * numbers of notes, nor lines that are a link alone.
 */
export function sentencesOf(content: string): string {
  const said: string[] = [];
  each(parseFragment(content), (element) => {
    if (element.tagName !== 'p' || isCaption(element)) return;
    const text = element.childNodes.filter(({ nodeName }) => nodeName !== 'sup');
    const isLink = text.every((node) => node.nodeName === 'a' || wordsIn(node).trim() === '');
    if (!isLink) said.push(oneLine(text.map(wordsIn).join('')));
  });
  return said.filter(Boolean).join(' ');
}

const isCaption = ({ parentNode }: Element): boolean =>
  parentNode !== null && /^(figure|figcaption|caption)$/.test(parentNode.nodeName);

/** Returns the text of a tree without code. */
export function wordsIn(node: Tree.Node): string {
  if ('value' in node) return node.value;
  const isCode = node.nodeName === 'script' || node.nodeName === 'style';
  return 'childNodes' in node && !isCode ? node.childNodes.map(wordsIn).join('') : '';
}

/** @throws HttpError if it has too many or too deeply nested elements. */
export const parseText = (text: string): Tree.DocumentFragment =>
  parseArticle(text, limits.elements);

/** Serializes a tree, doubling the line break that parsers drop after `<pre>`. */
export function textOfTree(tree: Tree.ParentNode): string {
  each(tree, ({ tagName, childNodes: [first] }) => {
    const isKept = tagName === 'pre' || tagName === 'textarea';
    if (isKept && first && 'value' in first && first.value.startsWith('\n'))
      first.value = `\n${first.value}`;
  });
  return serialize(tree);
}

/** Calls `visit` for every element, parents first. It may remove the element. */
export function each(parent: Tree.ParentNode, visit: (element: Element) => void): void {
  for (const node of [...parent.childNodes]) {
    if (!isElement(node)) continue;
    visit(node);
    each(node, visit);
  }
}

export function setAttribute(element: Element, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

export const newElement = (tag: string, children: Node[] = []): Element => {
  const element = defaultTreeAdapter.createElement(tag, html.NS.HTML, []);
  for (const child of children) defaultTreeAdapter.appendChild(element, child);
  return element;
};

export function replaceNode(node: Node, others: Node[]): void {
  const parent = node.parentNode;
  if (!parent) return;
  parent.childNodes.splice(parent.childNodes.indexOf(node), 1, ...others);
  for (const other of others) other.parentNode = parent;
  node.parentNode = null;
}

/** Returns the player for a YouTube or Vimeo address; undefined for others. */
function playerOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const host = url.hostname.replace(/^(www|m|player)\./, '');
  const parts = url.pathname.split('/').filter(Boolean);
  if (host === 'vimeo.com') {
    const id = parts.find((part) => /^\d{5,12}$/.test(part));
    return id && `https://player.vimeo.com/video/${id}`;
  }
  if (!['youtube.com', 'youtu.be', 'youtube-nocookie.com'].includes(host)) return undefined;
  const id = host === 'youtu.be' ? parts[0] : (url.searchParams.get('v') ?? parts[1]);
  return id && /^[\w-]{6,20}$/.test(id) ? `https://www.youtube.com/embed/${id}` : undefined;
}

/** Embeds an address: videos as their player, everything else as a link. */
export function embedHtml(address: string): string {
  const player = playerOf(address.trim());
  const safe = escapeHtml(player ?? address.trim());
  return player
    ? `<p><iframe src="${safe}" width="560" height="315" title="Video" frameborder="0" allowfullscreen="true"></iframe></p>`
    : `<p><a href="${safe}">${safe}</a></p>`;
}

/** Attributes that are added again, or have no meaning. */
const silent =
  /^(<(html|head|body|tbody|path|g|rect|circle)>|attribute (data-.*|srcset|sizes|loading|decoding|fetchpriority|rel|sandbox|allow.*|referrerpolicy|controls|style|xmlns.*|tabindex|itemprop))$/;

/** Counts a text's elements, attributes and styles. */
function markupCounts(tree: Tree.ParentNode): Map<string, number> {
  const parts = new Map<string, number>();
  const add = (name: string) => !silent.test(name) && parts.set(name, (parts.get(name) ?? 0) + 1);
  each(tree, ({ tagName, attrs }) => {
    add(`<${tagName}>`);
    for (const { name, value } of attrs) {
      add(`attribute ${name}`);
      const styles = name === 'style' ? value.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g) : [];
      for (const [, property = ''] of styles) add(`style ${property.toLowerCase()}`);
    }
  });
  return parts;
}

/** Lists the elements, attributes and styles that cleaning removed. */
export function lostParts(before: Tree.ParentNode, cleaned: string): string[] {
  const after = markupCounts(parseFragment(cleaned));
  return [...markupCounts(before)].flatMap(([name, count]) =>
    count > (after.get(name) ?? 0) ? [name] : [],
  );
}
