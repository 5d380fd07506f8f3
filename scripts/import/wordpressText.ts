import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { HttpError } from '../../api/http/errors';
import {
  attribute,
  type Element,
  escapeHtml,
  isElement,
  type Node,
  nodesOf,
} from '../../api/posts/html/tree';
import type { Loss } from './records';
import {
  each,
  embedHtml,
  maxText,
  newElement,
  parseText,
  replaceNode,
  setAttribute,
  textOfTree,
  wordsIn,
} from './text';
import { convertClasses } from './wordpressClasses';
import { linkNotes, markNotes, withPatterns } from './wordpressPatterns';

export interface Attachment {
  url: string;
  /** Its post, whose gallery it belongs to by default. */
  parent: string;
  alt: string;
  caption: string;
}

interface BlockContext {
  attachments: ReadonlyMap<string, Attachment>;
  /** Reusable blocks, by number. */
  reusable: ReadonlyMap<string, string>;
  /** The post's number. */
  post: string;
  /** Its field of footnotes, as JSON; empty without any. */
  footnotes: string;
}

/**
 * Converts WordPress text to HTML: removes block comments, converts known shortcodes, and adds
 * paragraphs to the classic editor's text.
 * @param losses receives what has no counterpart here.
 */
export function htmlOfWordPress(text: string, context: BlockContext, losses: Loss[]): string {
  try {
    const whole = markNotes(withPatterns(text, context.reusable, losses, limited));
    const tree = parseText(shortcodes(withoutMarks(whole, losses), context, losses));
    if (!/<!--\s*wp:/.test(text)) paragraphs(tree);
    linkNotes(tree, context.footnotes, losses);
    embeds(tree, losses);
    plainBlocks(tree, losses);
    convertClasses(tree, losses);
    return textOfTree(tree).trim();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    losses.push(`its text: ${error.body.message}`);
    return '';
  }
}

const blockMark = /<!--\s*\/?wp:([\w/-]+)([\s\S]*?)-->/g;

/** Limits the growth of text through replacements. @throws HttpError beyond the limit. */
function limited(replace: (whole: string, ...parts: string[]) => string) {
  let size = 0;
  return (whole: string, ...parts: string[]): string => {
    const html = replace(whole, ...parts);
    size += html.length;
    if (size > maxText) throw new HttpError(422, { message: 'What it shows has more than 16 MB.' });
    return html;
  };
}

function withoutMarks(text: string, losses: Loss[]): string {
  // Bounded, since each opening marker would otherwise scan the whole rest.
  const end = text.lastIndexOf('-->') + 3;
  const marked = text.slice(0, end).replace(blockMark, (_, name: string, rest: string) => {
    if (rest.trimEnd().endsWith('/'))
      losses.push(`block ${name}, which WordPress renders at each view`);
    return '';
  });
  const plain = marked.replace(/<!--more.*?-->/g, '') + text.slice(end);
  if (plain.includes('<!--nextpage-->')) losses.push('page break (its pages are one)');
  return plain.replaceAll('<!--nextpage-->', '');
}

/** Tells whether an attachment is an image; addresses without an extension may be. */
export const isImage = ({ url }: Attachment): boolean =>
  /(\.(jpe?g|png|gif|webp|avif)|\/[^./?]*)(\?|$)/i.test(url);

export const pictureHtml = ({ url, alt, caption }: Attachment): string =>
  `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`;

type Attributes = Record<string, string>;
type Shortcode = (attributes: Attributes, content: string, context: BlockContext) => string;

const player =
  (tag: string, endings: string[]): Shortcode =>
  (all) => {
    const src = ['src', ...endings, '0'].map((name) => all[name]).find(Boolean);
    return src ? `\n\n<p><${tag} src="${escapeHtml(src)}" controls></${tag}></p>\n\n` : '';
  };
const film =
  (id: RegExp, base: string): Shortcode =>
  ({ 0: first = '', id: named = first }, content) =>
    embedHtml(id.test(named) ? base + named : content || named.replace(/^=/, ''));
const caption: Shortcode = ({ caption: captionText, align = '', id = '' }, content) => {
  const [, picture = content, words = ''] =
    /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(content) ?? [];
  const aligned = align ? ` class="${escapeHtml(align)}"` : '';
  const named = id ? ` id="${escapeHtml(id)}"` : '';
  return `\n\n<figure${aligned}${named}>${picture}<figcaption>${captionText ?? words.trim()}</figcaption></figure>\n\n`;
};
const code: Shortcode = (_, content) =>
  `\n\n<pre><code>${content.trim().replace(/</g, '&lt;')}</code></pre>\n\n`;

const known: Record<string, Shortcode> = {
  caption,
  wp_caption: caption,
  gallery: ({ ids, include = ids, exclude = '' }, _content, { attachments, post }) => {
    const left = exclude.split(',').map((id) => id.trim());
    const own = [...attachments].filter(
      ([id, { parent }]) => parent === post && !left.includes(id),
    );
    const shown = include?.split(',').map((id) => attachments.get(id.trim()));
    return (shown ?? own.map(([, each]) => each))
      .filter((each) => each !== undefined)
      .filter(isImage)
      .map(pictureHtml)
      .join('\n');
  },
  // Alone in its paragraph, it is embedded as such an address is.
  embed: (_, content) => `\n\n<p>${escapeHtml(content.trim())}</p>\n\n`,
  youtube: film(/^[\w-]{6,20}$/, 'https://youtu.be/'),
  vimeo: film(/^\d+$/, 'https://vimeo.com/'),
  video: player('video', ['mp4', 'webm', 'ogv', 'm4v']),
  audio: player('audio', ['mp3', 'ogg', 'm4a', 'wav']),
  code,
  sourcecode: code,
};

const shortcode = new RegExp(
  `\\[(\\[?)(${Object.keys(known).join('|')})\\b([^\\]]{0,2000}?)(/?)\\](?:((?:(?!\\[\\2\\b)[\\s\\S]){0,50000}?)\\[/\\2\\])?(\\]?)`,
  'g',
);
const bracketed = /\[([a-z][\w-]{1,40})(\s[^\][]{0,2000})?\/?\]/gi;

function shortcodes(text: string, context: BlockContext, losses: Loss[]): string {
  const turned = text.replace(
    shortcode,
    limited((whole, escaped = '', name = '', attributes = '', _self, content = '', end = '') => {
      if (escaped && end) return whole.slice(1, -1);
      const html = known[name]?.(attributesOf(attributes), content, context) ?? '';
      if (html === '')
        losses.push(`shortcode [${name}], which refers to nothing that was imported`);
      return `${escaped}${html}${end}`;
    }),
  );
  const prose = turned.replace(/<(pre|code)\b[^>]*>[\s\S]{0,50000}?<\/\1>/gi, '');
  for (const { 0: whole, 1: name = '', 2: attributes = '', index } of prose.matchAll(bracketed)) {
    const [before, after] = [
      prose.slice(0, index),
      prose.slice(index + whole.length, index + whole.length + 99),
    ];
    const isAlone = /(^|[>\n])\s*$/.test(before.slice(-99)) && /^\s*($|[<\n])/.test(after);
    // `[sic]` within a sentence isn't a shortcode.
    const isOne = attributes.includes('=') || prose.includes(`[/${name}]`) || /[_-]/.test(name);
    if (isOne || isAlone)
      losses.push({ what: `shortcode [${name}] (it stays as text)`, isUnfinished: true });
  }
  return turned;
}

function attributesOf(text: string): Attributes {
  const attributes: Attributes = {};
  let position = 0;
  for (const { groups = {} } of text.matchAll(
    /(?:(?<name>[\w-]+)\s*=\s*)?(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<bare>[^\s"']+))/g,
  )) {
    const value = groups.double ?? groups.single ?? groups.bare ?? '';
    attributes[groups.name?.toLowerCase() ?? position++] = value;
  }
  return attributes;
}

/** Elements that get paragraphs if their text has empty lines. */
const holders = /^(address|article|aside|blockquote|dd|details|div|footer|header|li|section|td)$/;
/** Elements that only contain such elements. */
const rows = /^(ul|ol|dl|table|tbody|thead|tfoot|tr)$/;
/** Other elements that don't belong in a paragraph. */
const others =
  /^(center|dt|figure|fieldset|figcaption|form|h[1-6]|hr|p|pre|th|script|style|noscript|object)$/;

/** Adds the paragraphs and line breaks implied by the classic editor's line endings. */
function paragraphs(parent: Tree.ParentNode, name = ''): void {
  const result: Node[] = [];
  let run: Node[][] = [[]];
  const end = () => {
    const lines = run.map(trimmed).filter((nodes) => nodes.length > 0);
    const isWrapped = name === '' || name === 'blockquote' || lines.length > 1;
    for (const nodes of lines) result.push(...(isWrapped ? [newElement('p', nodes)] : nodes));
    run = [[]];
  };
  for (const node of parent.childNodes) {
    const tag = isElement(node) ? node.tagName : '';
    const holds = holders.test(tag) || rows.test(tag);
    if (isElement(node) && (holds || others.test(tag))) {
      end();
      if (holds) paragraphs(node, tag);
      result.push(node);
    } else if ('value' in node && node.nodeName === '#text') {
      for (const [index, part] of node.value.split(/\n[ \t]*\n\s*/).entries()) {
        if (index > 0) run.push([]);
        run.at(-1)?.push(...broken(part));
      }
    } else run.at(-1)?.push(node);
  }
  if (rows.test(name)) return;
  end();
  parent.childNodes = result;
  for (const node of result) node.parentNode = parent;
}

const broken = (text: string): Node[] =>
  text.split('\n').flatMap((line, index): Node[] => {
    const words = nodesOf(escapeHtml(line));
    return index > 0 ? [newElement('br'), ...words] : words;
  });

/** Trims breaks and spaces at both ends. */
function trimmed(nodes: Node[]): Node[] {
  const isFull = (node: Node) =>
    isElement(node) ? node.tagName !== 'br' : wordsIn(node).trim() !== '';
  const from = nodes.findIndex(isFull);
  return from < 0 ? [] : nodes.slice(from, nodes.findLastIndex(isFull) + 1);
}

const embedLost = 'embedded posts of other sites (they come as links)';

/** Embeds an address alone in its paragraph or embed block. */
function embeds(tree: Tree.DocumentFragment, losses: Loss[]): void {
  each(tree, (element) => {
    if (element.tagName !== 'p' && !hasClass(element, 'wp-block-embed__wrapper')) return;
    const words = wordsIn(element).trim();
    const isAlone = element.childNodes.every(
      (node) => !isElement(node) || (node.tagName === 'a' && wordsIn(node).trim() === words),
    );
    if (!isAlone || !/^https?:\/\/\S+$/.test(words)) return;
    const html = embedHtml(words);
    const wasLink = element.childNodes.some(isElement);
    if (!html.includes('<iframe') && !wasLink) losses.push({ what: embedLost, of: words });
    replaceNode(element, nodesOf(html));
  });
}

const hasClass = (element: Element, name: string): boolean =>
  attribute(element, 'class')?.split(/\s+/).includes(name) ?? false;

const inner = ({ childNodes }: Element): Node[] => childNodes;
const nothing = (): Node[] => [];
const paragraph = ({ childNodes }: Element): Node[] => [newElement('p', childNodes)];
/** Returns its link as a button of ours. */
const button = ({ childNodes }: Element): Node[] => {
  for (const node of childNodes)
    if (isElement(node) && node.tagName === 'a') setAttribute(node, 'class', 'button');
  return [newElement('p', childNodes)];
};
/** Returns its images side by side, followed by its own caption. */
const gallery = ({ childNodes }: Element, losses: Loss[]): Node[] => {
  const pictures = childNodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node];
    if (node.tagName === 'ul')
      return node.childNodes.flatMap((item) => (isElement(item) ? item.childNodes : [item]));
    return node.tagName === 'figcaption' ? [] : [node];
  });
  const captions = childNodes.filter(isElement).filter(({ tagName }) => tagName === 'figcaption');
  if (captions.length > 0) losses.push('captions of galleries (they come as paragraphs)');
  const row = newElement('div', pictures);
  setAttribute(row, 'class', 'pictures');
  return [row, ...captions.map((own) => newElement('p', own.childNodes))];
};

/** Blocks that depend on WordPress's style sheet, and what is left of them without it. */
const plain: [name: string, turn: (element: Element, losses: Loss[]) => Node[], told?: string][] = [
  ['wp-block-columns', inner, 'columns (they come one below the other)'],
  ['wp-block-column', inner],
  ['wp-block-group', inner, 'groups (their text comes without a frame)'],
  ['wp-block-group__inner-container', inner],
  ['wp-block-cover', inner, 'covers (picture and text come one below the other)'],
  ['wp-block-cover__inner-container', inner],
  ['wp-block-cover__background', nothing],
  ['wp-block-media-text', inner, 'media beside text (they come one below the other)'],
  ['wp-block-media-text__content', inner],
  ['wp-block-spacer', nothing],
  ['wp-block-buttons', inner],
  ['wp-block-button', button],
  ['wp-block-file__button', nothing],
  ['wp-block-file', paragraph, 'files to download (they come as links to the other site)'],
  ['wp-block-gallery', gallery],
  ['wp-block-social-links', nothing],
  ['wp-block-pullquote', inner, 'pull quotes (they come as quotes)'],
  ['blocks-gallery-grid', inner],
  ['blocks-gallery-item', inner],
];

function plainBlocks(tree: Tree.DocumentFragment, losses: Loss[]): void {
  each(tree, (element) => {
    const [, turn, loss] = plain.find(([name]) => hasClass(element, name)) ?? [];
    if (loss) losses.push(loss);
    if (turn) replaceNode(element, turn(element, losses));
  });
}
