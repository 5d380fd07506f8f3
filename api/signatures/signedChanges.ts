import { diffArrays } from 'diff';
import type { Covered, Signed } from '../../db/signatures/schema';

/** Words that were put in the place of others, in one part of what was signed. */
export interface SignedChange {
  /** The part's label, or a figure's name. */
  part: string;
  /** The words that stand before them, as it is read now. */
  before: string;
  removed: string;
  added: string;
}

interface Token {
  /** What is compared. */
  text: string;
  /** How it is shown. */
  said: string;
  isWord: boolean;
}

const pieces = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
const wordPiece = /[\p{L}\p{N}]/u;
/** How many characters of what stands before a change are shown. */
const contextLength = 60;
/** After this, a part is shown as replaced: a finer result isn't worth the wait. */
const timeoutMs = 300;

/** Returns what changed: nothing is left out that ends a signature by its words. */
export function signedChanges(signed: Covered, now: Covered): SignedChange[] {
  const before = new Map(signed.parts);
  const parts = now.parts.flatMap(([part, words]) =>
    changesOf(part, tokensOf(before.get(part) ?? ''), tokensOf(words ?? '')),
  );
  const figures = new Map(now.figures.map(([ref, ...shown]) => [ref, shown]));
  const changed = signed.figures.flatMap(([ref, ...shown]) => {
    const other = figures.get(ref);
    // One that is no longer shown, or newly shown, is a change of the text.
    const isSame = !other || JSON.stringify(shown) === JSON.stringify(other);
    return isSame ? [] : [figureChange(ref, shown, other)];
  });
  return [...parts, ...changed];
}

/** Counts the words that somebody has to read again. */
export const countWords = (changes: readonly SignedChange[]): number =>
  changes.reduce(
    (sum, { removed, added }) => sum + Math.max(1, wordsIn(removed), wordsIn(added)),
    0,
  );

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

function changesOf(part: string, before: Token[], after: Token[]): SignedChange[] {
  const texts = (tokens: Token[]) => tokens.map(({ text }) => text);
  const diff = diffArrays(texts(before), texts(after), { timeout: timeoutMs });
  if (!diff) return [{ part, before: '', removed: said(before), added: said(after) }];
  const changes: SignedChange[] = [];
  let [old, now] = [0, 0];
  let context = '';
  /** What is kept since the last change; without a word in it, it parts no change from the next. */
  let kept: Token[] = [];
  let last: SignedChange | undefined;
  for (const { added, removed, value } of diff) {
    const { length } = value;
    const gone = added ? [] : before.slice(old, old + length);
    const here = removed ? [] : after.slice(now, now + length);
    old += gone.length;
    now += here.length;
    if (!added && !removed) {
      kept = here;
      context += said(here);
      continue;
    }
    if (!last || kept.some(({ isWord }) => isWord)) {
      last = { part, before: context.slice(-contextLength), removed: '', added: '' };
      changes.push(last);
    } else {
      last.removed += said(kept);
      last.added += said(kept);
    }
    last.removed += said(gone);
    last.added += said(here);
    context += said(here);
    kept = [];
  }
  return changes;
}

const said = (tokens: readonly Token[]): string => tokens.map((token) => token.said).join('');

function tokensOf(words: string | readonly Signed[]): Token[] {
  if (typeof words === 'string') {
    return (words.match(pieces) ?? []).map((text) => {
      return { text, said: text, isWord: wordPiece.test(text) };
    });
  }
  return words.flatMap((one) => {
    if (typeof one === 'string') return tokensOf(one);
    const [tag, attributes, within] = one;
    const start = describe(tag, attributes);
    return [
      { text: `<${[tag, ...attributes].join(' ')}>`, said: start, isWord: false },
      ...tokensOf(within),
      { text: `</${tag}>`, said: '', isWord: false },
    ];
  });
}

const names: Readonly<Record<string, string>> = {
  ...{ a: 'link', img: 'picture', iframe: 'film', li: 'item', data: 'figure', hr: 'line' },
  ...{ strong: 'bold', b: 'bold', em: 'italic', i: 'italic', u: 'underlined', mark: 'marked' },
  ...{ s: 'struck through', del: 'struck through', strike: 'struck through' },
  ...{ h2: 'heading', h3: 'heading', h4: 'heading', h5: 'heading', h6: 'heading' },
  ...{ td: 'cell', th: 'cell', tr: 'row' },
};

/** Describes an opening tag in words: a plain block is a line. */
function describe(tag: string, attributes: readonly string[]): string {
  const name = names[tag];
  if (attributes.length === 0 && !name) return '\n';
  return `[${[name ?? tag, ...attributes].join(' ')}] `;
}

const figureParts = ['', '', 'since ', 'before: ', 'next: ', 'from '];

function figureChange(
  part: string,
  old: readonly (string | null)[],
  now: readonly (string | null)[],
): SignedChange {
  const say = (own: readonly (string | null)[], other: readonly (string | null)[]) =>
    own
      .flatMap((one, at) => (one && (at === 0 || one !== other[at]) ? figureParts[at] + one : []))
      .filter((one, at, all) => all.indexOf(one) === at)
      .join(', ');
  return { part, before: '', removed: say(old, now), added: say(now, old) };
}
