import { diffArrays } from 'diff';
import { attribute, type Element, escapeHtml, isElement, type Node } from '../html/tree';
import { endTag, startTag, writeNode } from './blocks';
import { type WordCount, wordsOf } from './words';

/** The smallest piece of running text that is compared: a word, a space, a sign, a picture. */
interface Token {
  /** What is compared: for a picture its address. */
  text: string;
  html: string;
  /** The elements it stands in, from the outside. */
  within: readonly Element[];
  href?: string | undefined;
  alt?: string | undefined;
  isMedia?: true;
}

/** What was taken out and put in at one place; where nothing was, `kept` stands there. */
interface Change {
  removed: Token[];
  added: Token[];
  kept: { before: Token; after: Token }[];
}

/** Past it a paragraph is shown as replaced: what is left to find is not worth a visitor's wait. */
const timeoutMs = 50;
const pieces = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
const mediaTags = new Set(['img', 'iframe', 'video', 'audio', 'source', 'object', 'embed']);
const wholeTags = new Set([...mediaTags, 'br', 'input', 'select', 'textarea', 'wbr']);

/** Two pieces of running text as one, with what was added and removed marked; counts the words. */
export function compareText(
  before: readonly Node[],
  after: readonly Node[],
  count: WordCount,
): string {
  return changesOf(tokensOf(before), tokensOf(after))
    .map(
      ({ removed, added, kept }) =>
        writeKept(kept) + mark('removed', removed, count) + mark('added', added, count),
    )
    .join('');
}

/** Running text that is new, or gone, as a whole. */
export function markText(change: 'added' | 'removed', nodes: readonly Node[], count: WordCount) {
  return mark(change, tokensOf(nodes), count);
}

const note = (text: string): string => `<small class="note">${escapeHtml(text)}</small>`;

function tokensOf(nodes: readonly Node[], within: readonly Element[] = []): Token[] {
  return nodes.flatMap((node): Token[] => {
    const link = within.findLast(({ tagName }) => tagName === 'a');
    const href = link && attribute(link, 'href');
    if (!isElement(node)) {
      const texts = 'value' in node ? (node.value.match(pieces) ?? []) : [];
      return texts.map((text) => ({
        text: text.trim() || ' ',
        html: escapeHtml(text),
        within,
        href,
      }));
    }
    if (!wholeTags.has(node.tagName)) return tokensOf(node.childNodes, [...within, node]);
    const html = writeNode(node);
    if (!mediaTags.has(node.tagName)) return [{ text: `<${node.tagName}>`, html, within, href }];
    const text = `<${node.tagName}>${attribute(node, 'src') ?? ''}`;
    return [{ text, html, within, href, alt: attribute(node, 'alt'), isMedia: true }];
  });
}

/** Words that changed one after the other are one change, as a reader sees it. */
function changesOf(before: Token[], after: Token[]): Change[] {
  const found = diffArrays(texts(before), texts(after), { timeout: timeoutMs });
  if (!found) return [{ removed: before, added: after, kept: [] }];
  const changes: Change[] = [];
  let [old, now] = [0, 0];
  for (const [index, { added, removed, value }] of found.entries()) {
    const gone = added ? [] : before.slice(old, old + value.length);
    const here = removed ? [] : after.slice(now, now + value.length);
    old += gone.length;
    now += here.length;
    const isChange = added || removed;
    const isGap = value.every((text) => text === ' ') && index > 0 && index < found.length - 1;
    const last = changes.at(-1);
    if (!isChange && !isGap) {
      const kept = here.flatMap((token, at) => {
        const same = gone[at];
        return same ? [{ before: same, after: token }] : [];
      });
      changes.push({ removed: [], added: [], kept });
    } else if (last && last.kept.length === 0) {
      last.removed.push(...gone);
      last.added.push(...here);
    } else changes.push({ removed: [...gone], added: [...here], kept: [] });
  }
  return changes;
}

const texts = (tokens: Token[]): string[] => tokens.map(({ text }) => text);

function mark(change: 'added' | 'removed', tokens: Token[], count: WordCount): string {
  if (tokens.length === 0) return '';
  count[change] += wordsOf(
    tokens.map(({ text, isMedia }) => (isMedia ? ' ' : text)).join(''),
  ).length;
  const tag = change === 'added' ? 'ins' : 'del';
  const notes = tokens
    .filter(({ isMedia }) => isMedia)
    .map(({ text, alt }) => {
      const noun = text.startsWith('<img>') ? 'Picture' : 'Frame or film';
      return note(`${noun} ${change}${alt ? `: “${alt}”` : ''}`);
    });
  return `<${tag}>${write(tokens)}</${tag}>${notes.join('')}`;
}

/** Tokens as HTML, each in the elements that it stood in. */
function write(tokens: readonly Token[]): string {
  let html = '';
  let open: readonly Element[] = [];
  for (const { within, html: own } of [...tokens, { within: [], html: '' }]) {
    let shared = 0;
    while (shared < open.length && open[shared] === within[shared]) shared += 1;
    html += open.slice(shared).reverse().map(endTag).join('');
    html +=
      within
        .slice(shared)
        .map((element) => startTag(element))
        .join('') + own;
    open = within;
  }
  return html;
}

/** What stayed, with a note behind each run of which something else changed. */
function writeKept(kept: Change['kept']): string {
  const runs: { said: string; tokens: Token[] }[] = [];
  for (const { before, after } of kept) {
    const said = noteOf(before, after);
    const last = runs.at(-1);
    if (last?.said === said) last.tokens.push(after);
    else runs.push({ said, tokens: [after] });
  }
  return runs.map(({ said, tokens }) => write(tokens) + (said && note(said))).join('');
}

/** What changed about a word or picture that stayed, and that its text doesn't show. */
function noteOf(before: Token, after: Token): string {
  if (before.href !== after.href) {
    if (before.href === undefined) return `Changed to a link: ${after.href}`;
    if (after.href === undefined) return `Changed to no link (was ${before.href})`;
    return `Changed link: ${before.href} → ${after.href}`;
  }
  if (before.alt === after.alt) return '';
  return `Changed alt text: “${before.alt ?? ''}” → “${after.alt ?? ''}”`;
}
