import { escapeHtml } from '../../api/posts/html/tree';
import { toHtml } from './markdownText';
import { type Row, rowIn, textField } from './readFile';
import type { Loss } from './records';
import { embedHtml } from './text';

/**
 * Returns the HTML of a Ghost post: from its lexical or mobiledoc form, in which cards describe
 * themselves, otherwise as Ghost rendered it.
 */
export function htmlOfCards(post: Row, losses: Loss[]): string {
  const text = (name: string) => textField(post, name);
  const extraLosses: Loss[] = [];
  try {
    const [lexical, mobiledoc] = [text('lexical'), text('mobiledoc')];
    const html = lexical
      ? lexicalHtml((JSON.parse(lexical) as { root: Node }).root, extraLosses)
      : mobiledoc && mobiledocHtml(JSON.parse(mobiledoc) as Mobiledoc, extraLosses);
    if (html.trim() !== '' || text('html') === '') {
      losses.push(...extraLosses);
      return html || toHtml(text('markdown'));
    }
  } catch {
    if (text('html') === '') losses.push('its text, which is stored in a form that is not known');
  }
  return text('html');
}

const picture = (src: string) => src && `<p><img src="${escapeHtml(src)}" alt=""></p>`;
const link = (address: string, words: string) =>
  address && `<p><a href="${escapeHtml(address)}">${words || escapeHtml(address)}</a></p>`;
const paragraph = (html: string) => html && `<p>${html}</p>`;

/** Converts cards by name, with what is lost; unknown cards are lost entirely. */
const cards: Record<string, { turn(card: Card): string; lost?: string }> = {
  markdown: { turn: ({ text }) => toHtml(text('markdown')) },
  html: { turn: ({ text }) => text('html') },
  hr: { turn: () => '<hr>' },
  code: {
    turn: ({ text, safe }) =>
      `<pre><code>${safe('code')}</code></pre>${paragraph(text('caption'))}`,
  },
  image: {
    turn: ({ text, safe, figure }) => {
      const image = `<img src="${safe('src')}" alt="${safe('alt')}">`;
      return figure(text('href') ? `<a href="${safe('href')}">${image}</a>` : image);
    },
  },
  gallery: {
    lost: 'galleries (their pictures come one below the other)',
    turn: ({ row, text }) => {
      const images = Array.isArray(row.images) ? row.images.map(rowIn) : [];
      return (
        images.map((each) => cardHtml('image', each, [])).join('') + paragraph(text('caption'))
      );
    },
  },
  embed: {
    turn: ({ text, figure }) =>
      /<iframe/.test(text('html')) ? figure(text('html')) : embedHtml(text('url')),
  },
  bookmark: {
    lost: 'bookmark cards (they come as links)',
    turn: ({ row, text }) => {
      const metadata = (name: string) => textField(rowIn(row.metadata), name);
      const linked = link(text('url') || metadata('url'), escapeHtml(metadata('title')));
      return linked + paragraph(escapeHtml(metadata('description')));
    },
  },
  callout: {
    turn: ({ text, safe }) =>
      `<blockquote><p>${safe('calloutEmoji')} ${text('calloutText')}</p></blockquote>`,
  },
  toggle: {
    turn: ({ text }) =>
      `<details><summary>${text('heading')}</summary>${text('content')}</details>`,
  },
  file: {
    lost: 'file cards (they come as links)',
    turn: ({ text, safe }) => link(text('src'), safe('fileTitle') || safe('fileName')),
  },
  audio: {
    turn: ({ safe, figure }) =>
      paragraph(safe('title')) + figure(`<audio src="${safe('src')}" controls></audio>`),
  },
  video: { turn: ({ safe, figure }) => figure(`<video src="${safe('src')}" controls></video>`) },
  paywall: { lost: 'the mark from where on it is for members only', turn: () => '' },
  email: { lost: 'what it says in e-mails alone', turn: () => '' },
  ...Object.fromEntries(
    ['button', 'email-cta', 'call-to-action', 'header', 'product'].map((name) => [
      name,
      { lost: `${name} cards (they come as text and links)`, turn: textAndLink },
    ]),
  ),
};

function textAndLink({ text, safe }: Card): string {
  const heading = safe('header') || safe('productTitle');
  const words = text('productDescription') || text('textValue') || text('html');
  const html = [
    picture(text('productImageSrc') || text('imageUrl')),
    heading && `<h2>${heading}</h2>`,
    paragraph(safe('subheader')),
    words,
    link(text('buttonUrl') || text('productUrl'), safe('buttonText') || safe('productButton')),
  ];
  return html.filter(Boolean).join('\n');
}

const sameAs: Record<string, string> = {
  'card-markdown': 'markdown',
  horizontalrule: 'hr',
  codeblock: 'code',
};

interface Card {
  row: Row;
  /** A field that may contain HTML. */
  text(field: string): string;
  /** A plain text field, escaped. */
  safe(field: string): string;
  /** With the card's caption. */
  figure(html: string): string;
}

function cardHtml(name: string, row: Row, losses: Loss[]): string {
  const card = cards[sameAs[name] ?? name];
  if (!card) losses.push(`card ${name}`);
  else if (card.lost) losses.push(card.lost);
  const text = (field: string) => textField(row, field);
  const caption = text('caption') && `<figcaption>${text('caption')}</figcaption>`;
  const figure = (html: string) => `<figure>${html}${caption}</figure>`;
  return card?.turn({ row, text, safe: (field) => escapeHtml(text(field)), figure }) ?? '';
}

interface Mobiledoc {
  atoms?: [string, string, Row][];
  cards?: [string, Row][];
  markups?: [string, string[]?][];
  sections?: [number, ...unknown[]][];
}
type Marker = [type: number, opened: number[], closed: number, value: string | number];

function mobiledocHtml(
  { atoms = [], cards = [], markups = [], sections = [] }: Mobiledoc,
  losses: Loss[],
): string {
  const inline = (markers: Marker[]): string => {
    const open: string[] = [];
    return markers
      .map(([type, opened, closed, value]) => {
        const begun = opened.map((index) => {
          const [tag = 'span', attributes = []] = markups[index] ?? [];
          open.push(tag);
          const href = attributes[attributes.indexOf('href') + 1] ?? '';
          return tag === 'a' ? `<a href="${escapeHtml(href)}">` : `<${tag}>`;
        });
        const [name, shown] = (type === 1 && atoms[Number(value)]) || ['', String(value)];
        const words = name === 'soft-return' ? '<br>' : escapeHtml(shown);
        const ended = Array.from({ length: closed }, () => `</${open.pop()}>`);
        return begun.join('') + words + ended.join('');
      })
      .join('');
  };
  return sections
    .map(([type, first, second]) => {
      const wrap = (html: string) => `<${String(first)}>${html}</${String(first)}>`;
      if (type === 1) return wrap(inline(second as Marker[]));
      if (type === 2) return picture(String(first));
      if (type === 3)
        return wrap((second as Marker[][]).map((item) => `<li>${inline(item)}</li>`).join(''));
      const [name = '', card = {}] = cards[Number(first)] ?? [];
      return cardHtml(name, card, losses);
    })
    .join('\n');
}

type Node = Row & { type: string; children?: Node[] };
const formats = ['strong', 'em', 's', 'u', 'code', 'sub', 'sup', 'mark'];

function lexicalHtml(node: Node, losses: Loss[]): string {
  const children = (node.children ?? []).map((child) => lexicalHtml(child, losses));
  const inner = children.join('');
  const wrap = (tag: string) => `<${tag}>${inner}</${tag}>`;
  switch (node.type.replace(/^extended-/, '')) {
    case 'root':
      return children.join('\n');
    case 'text': {
      const bits = Number(node.format ?? 0);
      return formats.reduce(
        (html, tag, bit) => ((bits >> bit) & 1 ? `<${tag}>${html}</${tag}>` : html),
        escapeHtml(textField(node, 'text')),
      );
    }
    case 'linebreak':
      return '<br>';
    case 'tab':
      return ' ';
    case 'paragraph':
      return wrap('p');
    case 'heading':
      return wrap(/^h[1-6]$/.test(textField(node, 'tag')) ? textField(node, 'tag') : 'h2');
    case 'quote':
    case 'aside':
      return `<blockquote><p>${inner}</p></blockquote>`;
    case 'list':
      return wrap(node.listType === 'number' ? 'ol' : 'ul');
    case 'listitem':
      return wrap('li');
    case 'link':
    case 'autolink':
      return `<a href="${escapeHtml(textField(node, 'url'))}">${inner}</a>`;
    default:
      return node.children ? inner : cardHtml(node.type, node, losses);
  }
}
