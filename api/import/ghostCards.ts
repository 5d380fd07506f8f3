import { escapeHtml } from '../posts/html/tree';
import { type Row, textOf } from './jsonRows';
import { toHtml } from './markdownText';
import type { Loss } from './types';
import { embedHtml } from './videos';

/**
 * The HTML of a post of Ghost's: of its lexical or mobiledoc form, in which a card says what it is,
 * else as Ghost rendered it.
 */
export function htmlOfCards(post: Row, losses: Loss[]): string {
  const text = (name: string) => textOf(post, name);
  const found: Loss[] = [];
  try {
    const lexical = text('lexical');
    const mobiledoc = text('mobiledoc');
    const html = lexical
      ? lexicalHtml((JSON.parse(lexical) as { root: Node }).root, found)
      : mobiledoc && mobiledocHtml(JSON.parse(mobiledoc) as Mobiledoc, found);
    if (html.trim() !== '' || text('html') === '') {
      losses.push(...found);
      return html || toHtml(text('markdown'));
    }
  } catch {
    if (text('html') === '') losses.push('its text, which is stored in a form that is not known');
  }
  return text('html');
}

/** A card by its name; undefined and a loss where there is no counterpart here. */
function cardHtml(name: string, card: Row, losses: Loss[]): string {
  const text = (field: string) => textOf(card, field);
  const safe = (field: string) => escapeHtml(text(field));
  const caption = text('caption') ? `<figcaption>${text('caption')}</figcaption>` : '';
  const figure = (html: string) => `<figure>${html}${caption}</figure>`;
  const picture = (src: string) => (src ? `<p><img src="${escapeHtml(src)}" alt=""></p>` : '');
  const link = (address: string, words: string) =>
    address ? `<p><a href="${escapeHtml(address)}">${words || escapeHtml(address)}</a></p>` : '';
  const as = (what: string, html: string) => {
    losses.push(what);
    return html;
  };
  switch (name) {
    case 'markdown':
    case 'card-markdown':
      return toHtml(text('markdown'));
    case 'html':
      return text('html');
    case 'hr':
    case 'horizontalrule':
      return '<hr>';
    case 'code':
    case 'codeblock':
      return `<pre><code>${safe('code')}</code></pre>${caption && `<p>${text('caption')}</p>`}`;
    case 'image': {
      const image = `<img src="${safe('src')}" alt="${safe('alt')}">`;
      return figure(text('href') ? `<a href="${safe('href')}">${image}</a>` : image);
    }
    case 'gallery': {
      const images = Array.isArray(card.images) ? (card.images as Row[]) : [];
      const all = images.map((image) => cardHtml('image', image, losses)).join('');
      return as(
        'galleries (their pictures come one below the other)',
        all + (caption && `<p>${text('caption')}</p>`),
      );
    }
    case 'embed': {
      const html = text('html');
      return /<iframe/.test(html) ? figure(html) : embedHtml(text('url'));
    }
    case 'bookmark': {
      const metadata = (card.metadata ?? {}) as Row;
      const [title, description] = [textOf(metadata, 'title'), textOf(metadata, 'description')];
      const linked = link(text('url') || textOf(metadata, 'url'), escapeHtml(title));
      const words = description ? `<p>${escapeHtml(description)}</p>` : '';
      return as('bookmark cards (they come as links)', linked + words);
    }
    case 'button':
    case 'email-cta':
    case 'call-to-action':
    case 'header':
    case 'product': {
      const heading = safe('header') || safe('productTitle');
      const html = [
        picture(text('productImageSrc') || text('imageUrl')),
        heading && `<h2>${heading}</h2>`,
        safe('subheader') && `<p>${safe('subheader')}</p>`,
        text('productDescription') || text('textValue') || (name === 'email-cta' && text('html')),
        link(text('buttonUrl') || text('productUrl'), safe('buttonText') || safe('productButton')),
      ];
      return as(`${name} cards (they come as text and links)`, html.filter(Boolean).join('\n'));
    }
    case 'callout':
      return `<blockquote><p>${safe('calloutEmoji')} ${text('calloutText')}</p></blockquote>`;
    case 'toggle':
      return `<details><summary>${text('heading')}</summary>${text('content')}</details>`;
    case 'file': {
      const words = safe('fileTitle') || safe('fileName');
      return as('file cards (they come as links)', link(text('src'), words));
    }
    case 'audio':
    case 'video': {
      const title = name === 'audio' && safe('title') ? `<p>${safe('title')}</p>` : '';
      return title + figure(`<${name} src="${safe('src')}" controls></${name}>`);
    }
    case 'paywall':
      return as('the mark from where on it is for members only', '');
    case 'email':
      return as('what it says in e-mails alone', '');
    default:
      return as(`card ${name}`, '');
  }
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
          const href = attributes[attributes.indexOf('href') + 1];
          return tag === 'a' ? `<a href="${escapeHtml(href ?? '')}">` : `<${tag}>`;
        });
        const atom = type === 1 ? atoms[Number(value)] : undefined;
        const words = atom
          ? atom[0] === 'soft-return'
            ? '<br>'
            : escapeHtml(atom[1])
          : escapeHtml(String(value));
        const ended = Array.from({ length: closed }, () => `</${open.pop()}>`);
        return begun.join('') + words + ended.join('');
      })
      .join('');
  };
  return sections
    .map(([type, first, second]) => {
      if (type === 1) return `<${String(first)}>${inline(second as Marker[])}</${String(first)}>`;
      if (type === 2) return `<p><img src="${escapeHtml(String(first))}"></p>`;
      if (type === 3) {
        const items = (second as Marker[][]).map((item) => `<li>${inline(item)}</li>`);
        return `<${String(first)}>${items.join('')}</${String(first)}>`;
      }
      const [name = '', card = {}] = cards[Number(first)] ?? [];
      return cardHtml(name, card, losses);
    })
    .join('\n');
}

type Node = Row & { type: string; children?: Node[] };
const formats = ['strong', 'em', 's', 'u', 'code', 'sub', 'sup', 'mark'];

function lexicalHtml(node: Node, losses: Loss[]): string {
  const inner = () => (node.children ?? []).map((child) => lexicalHtml(child, losses)).join('');
  const wrap = (tag: string) => `<${tag}>${inner()}</${tag}>`;
  switch (node.type) {
    case 'root':
      return (node.children ?? []).map((child) => lexicalHtml(child, losses)).join('\n');
    case 'text':
    case 'extended-text': {
      const bits = Number(node.format ?? 0);
      return formats.reduce(
        (html, tag, bit) => ((bits >> bit) & 1 ? `<${tag}>${html}</${tag}>` : html),
        escapeHtml(textOf(node, 'text')),
      );
    }
    case 'linebreak':
      return '<br>';
    case 'paragraph':
      return wrap('p');
    case 'heading':
    case 'extended-heading':
      return wrap(/^h[1-6]$/.test(textOf(node, 'tag')) ? textOf(node, 'tag') : 'h2');
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote><p>${inner()}</p></blockquote>`;
    case 'list':
      return wrap(node.listType === 'number' ? 'ol' : 'ul');
    case 'tab':
      return ' ';
    case 'listitem':
      return wrap('li');
    case 'link':
    case 'autolink':
      return `<a href="${escapeHtml(textOf(node, 'url'))}">${inner()}</a>`;
    default:
      return node.children ? inner() : cardHtml(node.type, node, losses);
  }
}
