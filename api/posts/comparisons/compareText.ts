import { diffArrays } from 'diff';
import { serializeOuter } from 'parse5';
import { attribute, type Element, escapeHtml, isElement, type Node } from '../html/tree';

export interface WordCount {
  added: number;
  removed: number;
}

export const htmlWords = (html: string): string[] =>
  html.replaceAll(/<[^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]+);/gi, ' ').match(/[\p{L}\p{N}]+/gu) ?? [];

/** The unit of comparison: a word, a space, a punctuation mark or an image. */
interface Token {
  /** Compared text; for an image its address. */
  text: string;
  html: string;
  /** Enclosing elements, outermost first. */
  within: readonly Element[];
  alt?: string | undefined;
  isMedia?: boolean;
}

/** After this, a paragraph is shown as replaced: a finer result isn't worth the wait. */
const timeoutMs = 50;
const pieces = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
const mediaTag = /^(img|video|audio|source|object|embed)$/;
const wholeTag = /^(br|input|select|textarea|wbr)$/;

/** Merges two pieces of running text with marked additions and removals, counting words. */
export function compareText(
  before: readonly Node[],
  after: readonly Node[],
  count: WordCount,
): string {
  const [old, now] = [tokenize(before), tokenize(after)];
  const texts = (tokens: Token[]) => tokens.map(({ text }) => text);
  const parts = diffArrays(texts(old), texts(now), { timeout: timeoutMs });
  if (!parts) return mark('removed', old, count) + mark('added', now, count);
  let html = '';
  let [removed, added]: [Token[], Token[]] = [[], []];
  const end = () => {
    html += mark('removed', removed, count) + mark('added', added, count);
    [removed, added] = [[], []];
  };
  for (const [index, part] of parts.entries()) {
    const gone = part.added ? [] : old.splice(0, part.value.length);
    const here = part.removed ? [] : now.splice(0, part.value.length);
    // Consecutive changed words form one change, as readers see it.
    const isSpace = part.value.every((text) => text === ' ');
    const isGap = isSpace && index > 0 && index < parts.length - 1;
    if (part.added || part.removed || isGap) {
      removed.push(...gone);
      added.push(...here);
    } else {
      end();
      html += writeKept(gone, here);
    }
  }
  end();
  return html;
}

const note = (text: string): string => text && `<small class="note">${escapeHtml(text)}</small>`;

function tokenize(nodes: readonly Node[], within: readonly Element[] = []): Token[] {
  return nodes.flatMap((node): Token[] => {
    if (!isElement(node)) {
      const texts = 'value' in node ? (node.value.match(pieces) ?? []) : [];
      return texts.map((text) => ({ text: text.trim() || ' ', html: escapeHtml(text), within }));
    }
    const { tagName } = node;
    const isMedia = mediaTag.test(tagName);
    if (!isMedia && !wholeTag.test(tagName)) return tokenize(node.childNodes, [...within, node]);
    const text = `<${tagName}>${isMedia ? (attribute(node, 'src') ?? '') : ''}`;
    return [{ text, html: serializeOuter(node), within, alt: attribute(node, 'alt'), isMedia }];
  });
}

function mark(change: keyof WordCount, tokens: Token[], count: WordCount): string {
  if (tokens.length === 0) return '';
  count[change] += htmlWords(tokens.map(({ html }) => html).join('')).length;
  const tag = change === 'added' ? 'ins' : 'del';
  const notes = tokens.map(({ text, alt, isMedia }) => {
    const noun = text.startsWith('<img>') ? 'Picture' : 'Film or sound';
    return isMedia ? note(`${noun} ${change}${alt ? `: “${alt}”` : ''}`) : '';
  });
  return `<${tag}>${writeTokens(tokens)}</${tag}>${notes.join('')}`;
}

function writeTokens(tokens: readonly Token[]): string {
  let html = '';
  let open: readonly Element[] = [];
  for (const { within, html: own } of [...tokens, { within: [], html: '' }]) {
    const differs = open.findIndex((element, at) => element !== within[at]);
    const shared = differs < 0 ? open.length : differs;
    const ends = open.slice(shared).map((element) => tagPair(element)[1]);
    const starts = within.slice(shared).map((element) => tagPair(element)[0]);
    html += ends.reverse().join('') + starts.join('') + own;
    open = within;
  }
  return html;
}

/** Writes unchanged text, with a note behind each run whose formatting changed. */
function writeKept(before: readonly Token[], after: readonly Token[]): string {
  let html = '';
  let run: Token[] = [];
  for (const [at, token] of after.entries()) {
    run.push(token);
    const said = changeNote(before[at], token);
    if (said === changeNote(before[at + 1], after[at + 1])) continue;
    html += writeTokens(run) + note(said);
    run = [];
  }
  return html + writeTokens(run);
}

/** Describes what changed about an unchanged word or image. */
function changeNote(before: Token | undefined, after: Token | undefined): string {
  if (!before || !after) return '';
  const [old, now] = [linkOf(before), linkOf(after)];
  if (old !== now) {
    if (old === undefined) return `Changed to a link: ${now}`;
    return now === undefined ? `Changed to no link (was ${old})` : `Changed link: ${old} → ${now}`;
  }
  if (before.alt === after.alt) return '';
  return `Changed alt text: “${before.alt ?? ''}” → “${after.alt ?? ''}”`;
}

function linkOf({ within }: Token): string | undefined {
  const link = within.findLast(({ tagName }) => tagName === 'a');
  return link && attribute(link, 'href');
}

/** Returns an element's start and end tag. @param change marks what happened to a whole block. */
export function tagPair(element: Element, change?: keyof WordCount): [start: string, end: string] {
  const said = change ? [{ name: 'data-change', value: change }] : [];
  const empty = { ...element, attrs: [...element.attrs, ...said], childNodes: [] };
  const html = serializeOuter(empty);
  const end = `</${element.tagName}>`;
  return html.endsWith(end) ? [html.slice(0, -end.length), end] : [html, ''];
}
