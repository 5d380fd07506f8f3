import { escapeHtml } from '../articles/htmlTree';
import { type Row, textOf } from './jsonRows';
import { toHtml } from './markdownText';
import { embedHtml } from './videos';

/** The HTML of a post that Ghost stored without it: of its mobiledoc or lexical form. */
export function htmlOfCards(post: Row, losses: string[]): string {
  try {
    const lexical = textOf(post, 'lexical');
    if (lexical) return lexicalHtml((JSON.parse(lexical) as { root: Node }).root, losses);
    const mobiledoc = textOf(post, 'mobiledoc');
    if (mobiledoc) return mobiledocHtml(JSON.parse(mobiledoc) as Mobiledoc, losses);
    return toHtml(textOf(post, 'markdown'));
  } catch {
    losses.push('its text, which is stored in a form that is not known');
    return '';
  }
}

/** A card by its name; undefined and a loss where there is no counterpart here. */
function cardHtml(name: string, card: Row, losses: string[]): string {
  const text = (field: string) => textOf(card, field);
  const figure = (html: string) =>
    `<figure>${html}${text('caption') ? `<figcaption>${text('caption')}</figcaption>` : ''}</figure>`;
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
      return `<pre><code>${escapeHtml(text('code'))}</code></pre>`;
    case 'image':
      return figure(`<img src="${escapeHtml(text('src'))}" alt="${escapeHtml(text('alt'))}">`);
    case 'gallery':
      return (Array.isArray(card.images) ? (card.images as Row[]) : [])
        .map((image) => cardHtml('image', image, losses))
        .join('');
    case 'embed':
      return text('html') ? figure(text('html')) : embedHtml(text('url'));
    case 'bookmark':
      return `<p><a href="${escapeHtml(text('url'))}">${escapeHtml(textOf((card.metadata ?? {}) as Row, 'title') || text('url'))}</a></p>`;
    case 'button':
      return `<p><a href="${escapeHtml(text('buttonUrl'))}">${escapeHtml(text('buttonText'))}</a></p>`;
    case 'callout':
      return `<blockquote><p>${text('calloutEmoji')} ${text('calloutText')}</p></blockquote>`;
    case 'toggle':
      return `<details><summary>${text('heading')}</summary>${text('content')}</details>`;
    case 'audio':
    case 'video':
      return figure(`<${name} src="${escapeHtml(text('src'))}" controls></${name}>`);
    default:
      losses.push(`card ${name}`);
      return '';
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
  losses: string[],
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

function lexicalHtml(node: Node, losses: string[]): string {
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
    case 'listitem':
      return wrap('li');
    case 'link':
    case 'autolink':
      return `<a href="${escapeHtml(textOf(node, 'url'))}">${inner()}</a>`;
    default:
      return node.children ? inner() : cardHtml(node.type, node, losses);
  }
}
