import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { ApiFailure } from '../http/errors';
import {
  attribute,
  type Element,
  escapeHtml,
  isElement,
  type Node,
  nodesOf,
} from '../posts/html/tree';
import { each, newElement, parseText, replaceNode, textOfTree, wordsIn } from './treeText';
import type { Loss } from './types';
import { maxText } from './values';
import { embedHtml } from './videos';

export interface Attachment {
  url: string;
  /** The post to whose gallery it belongs, where a gallery names none. */
  parent: string;
  alt: string;
  caption: string;
}

/**
 * A WordPress text as HTML: blocks without their comments, known shortcodes turned, and of the
 * classic editor's text, which has none, paragraphs made.
 * @param losses is added to: what has no counterpart here.
 */
export function htmlOfWordPress(text: string, place: Place, losses: Loss[]): string {
  try {
    return turnedText(text, place, losses);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    losses.push(`its text: ${error.body.message}`);
    return '';
  }
}

function turnedText(text: string, place: Place, losses: Loss[]): string {
  const isBlocks = /<!--\s*wp:/.test(text);
  const whole = withReusable(text, place);
  const marked = whole.lastIndexOf('-->') + 1;
  // After the last end of a mark none is looked for: each beginning would look through all the rest.
  const withoutBlocks = (
    whole
      .slice(0, marked + 2)
      .replace(blockMark, (_, name: string, rest: string) => {
        const isMadeAnew = rest.trimEnd().endsWith('/');
        if (isMadeAnew) losses.push(`block ${name}, which WordPress made anew at each view`);
        return '';
      })
      .replace(/<!--more.*?-->/g, '') + whole.slice(marked + 2)
  ).replace(/<!--nextpage-->/g, () => {
    losses.push('page break (its pages are one)');
    return '';
  });
  const turned = shortcodes(withoutBlocks, place, losses);
  const tree = parseText(turned);
  if (!isBlocks) paragraphs(tree);
  embeds(tree);
  plainBlocks(tree, losses);
  return textOfTree(tree).trim();
}

const blockMark = /<!--\s*\/?wp:([\w/-]+)([\s\S]*?)-->/g;

/** A block that several posts show stands in each as its number alone. */
function withReusable(text: string, { reusable }: Place): string {
  const grow = growth();
  return text.replace(
    /<!--\s{0,9}wp:block\s{1,9}\{"ref":(\d{1,20})[^}]{0,2000}\}\s{0,9}\/-->/g,
    (mark, id: string) => grow(reusable.get(id) ?? mark),
  );
}

/** Lets what stands for marks grow no further than any text may. @throws ApiFailure beyond that. */
function growth(): (html: string) => string {
  let size = 0;
  return (html) => {
    size += html.length;
    if (size > maxText)
      throw new ApiFailure(422, { message: 'What it shows has more than 16 MB.' });
    return html;
  };
}

/** What a text's blocks and shortcodes refer to. */
interface Place {
  attachments: ReadonlyMap<string, Attachment>;
  /** Blocks that several posts show, by their numbers. */
  reusable: ReadonlyMap<string, string>;
  /** The post's number. */
  post: string;
}

/** An address without an ending may be one. */
export const isPicture = ({ url }: Attachment): boolean =>
  /(\.(jpe?g|png|gif|webp|avif)|\/[^./?]*)(\?|$)/i.test(url);

type Attributes = Record<string, string>;
type Shortcode = (attributes: Attributes, content: string, place: Place) => string;

const known: Record<string, Shortcode> = {
  caption: ({ caption, align = '', id = '' }, content) => {
    const [, picture = content, words = ''] =
      /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(content) ?? [];
    const aligned = align ? ` class="${escapeHtml(align)}"` : '';
    const named = id ? ` id="${escapeHtml(id)}"` : '';
    return `\n\n<figure${aligned}${named}>${picture}<figcaption>${caption ?? words.trim()}</figcaption></figure>\n\n`;
  },
  gallery: ({ ids, include = ids, exclude = '' }, _content, { attachments, post }) => {
    const left = exclude.split(',').map((id) => id.trim());
    const own = () =>
      [...attachments].flatMap(([id, each]) =>
        each.parent === post && isPicture(each) && !left.includes(id) ? [id] : [],
      );
    return (include?.split(',') ?? own())
      .flatMap((id) => attachments.get(id.trim()) ?? [])
      .filter(isPicture)
      .map(pictureHtml)
      .join('\n');
  },
  embed: (_, content) => `\n\n${embedHtml(content)}\n\n`,
  youtube: ({ 0: address = '', id = address }, content) =>
    embedHtml(
      /^[\w-]{6,20}$/.test(id) ? `https://youtu.be/${id}` : content || id.replace(/^=/, ''),
    ),
  vimeo: ({ 0: id = '' }) => embedHtml(/^\d+$/.test(id) ? `https://vimeo.com/${id}` : id),
  video: (all) => {
    const { src = all.mp4 ?? all.webm ?? all.ogv ?? all.m4v ?? '' } = all;
    return src ? `\n\n<p><video src="${escapeHtml(src)}" controls></video></p>\n\n` : '';
  },
  audio: (all) => {
    const { src = all.mp3 ?? all.ogg ?? all.m4a ?? all.wav ?? all[0] ?? '' } = all;
    return src ? `\n\n<p><audio src="${escapeHtml(src)}" controls></audio></p>\n\n` : '';
  },
  code: (_, content) => `\n\n<pre><code>${content.trim().replace(/</g, '&lt;')}</code></pre>\n\n`,
};
const sameAs: Record<string, string> = { wp_caption: 'caption', sourcecode: 'code' };

export const pictureHtml = ({ url, alt, caption }: Attachment): string =>
  `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;

const names = [...Object.keys(known), ...Object.keys(sameAs)].join('|');
const shortcode = new RegExp(
  `\\[(\\[?)(${names})\\b([^\\]]{0,2000}?)(/?)\\](?:((?:(?!\\[\\2\\b)[\\s\\S]){0,50000}?)\\[/\\2\\])?(\\]?)`,
  'g',
);
const bracketed = /\[([a-z][\w-]{1,40})(\s[^\][]{0,2000})?\/?\]/gi;

function shortcodes(text: string, place: Place, losses: Loss[]): string {
  const grow = growth();
  const turned = text.replace(
    shortcode,
    (
      whole,
      escaped: string,
      name: string,
      attributes: string,
      _self,
      content: string | undefined,
      end: string,
    ) => {
      if (escaped && end) return whole.slice(1, -1);
      const turn = known[sameAs[name] ?? name];
      const html = grow(turn?.(attributesOf(attributes), content ?? '', place) ?? '');
      if (html === '')
        losses.push(`shortcode [${name}], which refers to nothing that was imported`);
      return `${escaped}${html}${end}`;
    },
  );
  for (const [, name = '', attributes = ''] of turned.matchAll(bracketed)) {
    // With an attribute or an end of its own: `[sic]` is none.
    const isShortcode = attributes.includes('=') || turned.includes(`[/${name}]`);
    if (isShortcode) losses.push(`shortcode [${name}] (it stays as text)`);
  }
  return turned;
}

function attributesOf(text: string): Attributes {
  const found: Attributes = {};
  let position = 0;
  for (const match of text.matchAll(
    /([\w-]+)\s*=\s*"([^"]*)"|([\w-]+)\s*=\s*'([^']*)'|([\w-]+)\s*=\s*([^\s"']+)|"([^"]*)"|(\S+)/g,
  )) {
    const [, name = match[3] ?? match[5], value = match[4] ?? match[6] ?? ''] = match;
    if (name) found[name.toLowerCase()] = value;
    else found[position++] = match[7] ?? match[8] ?? '';
  }
  return found;
}

/** What holds paragraphs where its text has empty lines. */
const holders = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'dd', 'details', 'div', 'footer', 'header'],
  ...['li', 'section', 'td'],
]);
/** What holds only such as the above. */
const rows = new Set(['ul', 'ol', 'dl', 'table', 'tbody', 'thead', 'tfoot', 'tr']);
/** What stands in no paragraph. */
const blockTags = new Set([
  ...[...holders, ...rows, 'center', 'dt', 'figure', 'fieldset', 'figcaption', 'form', 'h1', 'h2'],
  ...['h3', 'h4', 'h5', 'h6', 'hr', 'p', 'pre', 'th', 'script', 'style', 'noscript', 'object'],
]);

/** Makes the paragraphs and line breaks that the classic editor's text has as lines alone. */
function paragraphs(parent: Tree.ParentNode): void {
  const isWhole = !('tagName' in parent);
  const result: Node[] = [];
  let run: Node[][] = [[]];
  const end = () => {
    const lines = run.map(trimmed).filter((nodes) => nodes.length > 0);
    const isQuote = 'tagName' in parent && parent.tagName === 'blockquote';
    const isWrapped = isWhole || lines.length > 1 || isQuote;
    for (const nodes of lines) result.push(...(isWrapped ? [newElement('p', nodes)] : nodes));
    run = [[]];
  };
  for (const node of parent.childNodes) {
    if (isElement(node) && blockTags.has(node.tagName)) {
      end();
      if (holders.has(node.tagName) || rows.has(node.tagName)) paragraphs(node);
      result.push(node);
    } else if ('value' in node && node.nodeName === '#text') {
      for (const [index, part] of node.value.split(/\n[ \t]*\n\s*/).entries()) {
        if (index > 0) run.push([]);
        run.at(-1)?.push(...broken(part));
      }
    } else run.at(-1)?.push(node);
  }
  if ('tagName' in parent && rows.has(parent.tagName)) return;
  end();
  parent.childNodes = result;
  for (const node of result) node.parentNode = parent;
}

function broken(text: string): Node[] {
  return text.split('\n').flatMap((line, index): Node[] => {
    const words = nodesOf(escapeHtml(line));
    return index > 0 ? [newElement('br'), ...words] : words;
  });
}

/** Without the breaks and spaces at its ends. */
function trimmed(nodes: Node[]): Node[] {
  const isEmpty = (node: Node | undefined) =>
    node !== undefined && (isElement(node) ? node.tagName === 'br' : wordsIn(node).trim() === '');
  let [from, to] = [0, nodes.length];
  while (from < to && isEmpty(nodes[from])) from += 1;
  while (to > from && isEmpty(nodes[to - 1])) to -= 1;
  return nodes.slice(from, to);
}

/** An address alone in its paragraph, or in an embed block, stands for what it leads to. */
function embeds(tree: Tree.DocumentFragment): void {
  each(tree, (element) => {
    const isEmbed = attribute(element, 'class')?.includes('wp-block-embed__wrapper');
    if (element.tagName !== 'p' && !isEmbed) return;
    const words = wordsIn(element).trim();
    const isAlone = element.childNodes.every(
      (node) => !isElement(node) || (node.tagName === 'a' && wordsIn(node).trim() === words),
    );
    if (isAlone && /^https?:\/\/\S+$/.test(words)) replaceNode(element, nodesOf(embedHtml(words)));
  });
}

const hasClass = (element: Element, name: string): boolean =>
  attribute(element, 'class')?.split(/\s+/).includes(name) ?? false;

/** Blocks that WordPress's own style sheet makes what they are: what is left of them without it. */
const plain: [name: string, told: string, turn: (element: Element) => Node[]][] = [
  ['wp-block-columns', 'columns (they come one below the other)', inner],
  ['wp-block-column', '', inner],
  ['wp-block-group', 'groups (their text comes without a frame)', inner],
  ['wp-block-group__inner-container', '', inner],
  ['wp-block-cover', 'covers (picture and text come one below the other)', inner],
  ['wp-block-cover__inner-container', '', inner],
  ['wp-block-cover__background', '', () => []],
  ['wp-block-media-text', 'media beside text (they come one below the other)', inner],
  ['wp-block-media-text__content', '', inner],
  ['wp-block-spacer', '', () => []],
  ['wp-block-buttons', '', inner],
  ['wp-block-button', 'buttons (they come as links)', (each) => [newElement('p', each.childNodes)]],
  ['wp-block-file__button', '', () => []],
  [
    'wp-block-file',
    'files to download (they come as links to the other site)',
    (each) => [newElement('p', each.childNodes)],
  ],
  ['wp-block-gallery', 'galleries (their pictures come one below the other)', gallery],
  ['blocks-gallery-grid', '', inner],
  ['blocks-gallery-item', '', inner],
];

function inner({ childNodes }: Element): Node[] {
  return childNodes;
}

/** Its pictures, then its own caption. */
function gallery({ childNodes }: Element): Node[] {
  return childNodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node];
    const isList = node.tagName === 'ul';
    if (isList)
      return node.childNodes.flatMap((item) => (isElement(item) ? item.childNodes : [item]));
    return node.tagName === 'figcaption' ? [newElement('p', node.childNodes)] : [node];
  });
}

function plainBlocks(tree: Tree.DocumentFragment, losses: Loss[]): void {
  each(tree, (element) => {
    const turn = plain.find(([name]) => hasClass(element, name));
    if (!turn) return;
    const [, told, nodesFor] = turn;
    if (told) losses.push(told);
    replaceNode(element, nodesFor(element));
  });
}
