import type { WeighedTerm } from './score';
import { isInRun, plain, stemOf, wordsOf } from './words';

const wantedLength = 190;
const shortLine = 70;
const mostMatches = 60;

/** What finds a query's words in texts, and marks them. */
export interface Marker {
  /** The line, or the part of it, that says most of what was asked for; empty where none does. */
  bestPart(text: string): string;
  /** As HTML, its words in `<mark>`. */
  mark(text: string): string;
}

export function markerOf(terms: readonly WeighedTerm[]): Marker {
  const weights = new Map<string, number>();
  for (const { options, weight } of terms) {
    for (const { tokens, run, weight: near } of options) {
      for (const token of run ? [run] : tokens) {
        weights.set(token, Math.max(weights.get(token) ?? 0, weight * near));
      }
    }
  }
  const tokens = [...weights.keys()];
  const starts = tokens.map((token) => (isInRun(token) ? token : `(?<![\\p{L}\\p{N}])${token}`));
  const anyToken = new RegExp(starts.join('|') || '(?!)', 'giu');
  const runs = tokens.filter(isInRun);

  function bestPart(text: string): string {
    const lines = new Map<number, { tokens: Set<string>; at: number }>();
    let left = mostMatches;
    const searched = runs.length > 0 ? plain(text) : text;
    for (const { 0: token, index } of searched.matchAll(anyToken)) {
      const start = searched.lastIndexOf('\n', index) + 1;
      const line = lines.get(start) ?? { tokens: new Set(), at: index };
      line.tokens.add(token.toLowerCase());
      lines.set(start, line);
      left -= 1;
      if (left === 0) break;
    }
    let best = { value: 0, start: 0, at: 0 };
    for (const [start, { tokens: found, at }] of lines) {
      let value = 0;
      for (const token of found) value += weights.get(token) ?? 0;
      if (searched.indexOf('\n', start) - start < shortLine) value *= 0.7;
      if (value > best.value) best = { value, start, at };
    }
    if (best.value === 0) return '';
    // Its signs may be fewer once it is plain: near enough, in scripts without small letters.
    return cut(searched.length === text.length ? text : searched, best.start, best.at);
  }

  const isWanted = (word: string) => wordsOf(word).some((one) => weights.has(stemOf(one)));

  function mark(text: string): string {
    return text.replace(/(?:[\p{L}\p{M}\p{N}\u200c'’]|\u200d)+|[&<>"]/gu, (piece) => {
      if (piece.length === 1 && /[&<>"]/.test(piece)) return `&#${piece.charCodeAt(0)};`;
      if (isWanted(piece)) return `<mark>${escaped(piece)}</mark>`;
      const folded = runs.length > 0 ? plain(piece) : piece;
      const run = runs.find((one) => folded.includes(one));
      if (!run) return escaped(piece);
      if (folded.length !== piece.length) return `<mark>${escaped(piece)}</mark>`;
      const at = folded.indexOf(run);
      const end = at + run.length;
      return `${escaped(piece.slice(0, at))}<mark>${piece.slice(at, end)}</mark>${escaped(piece.slice(end))}`;
    });
  }

  return { bestPart, mark };
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** About `wantedLength` characters around a place in a line, and of the next lines where it is short. */
function cut(text: string, start: number, at: number): string {
  const lineEnd = text.indexOf('\n', start);
  const end = lineEnd < 0 ? text.length : lineEnd;
  let from = start;
  if (at - start > wantedLength / 2) from = text.indexOf(' ', at - wantedLength / 2) + 1;
  if (from <= start || from > at) from = at - start > wantedLength / 2 ? at : start;
  let part = text.slice(from, Math.max(end, from));
  if (part.length < shortLine) part = text.slice(from, from + 2 * wantedLength);
  part = part.replace(/\s+/g, ' ').trim();
  const isCut = part.length > wantedLength;
  if (isCut) part = part.slice(0, Math.max(wantedLength / 2, part.lastIndexOf(' ', wantedLength)));
  return `${from > start ? '… ' : ''}${part}${isCut ? ' …' : ''}`;
}

/** The beginning of a text. */
export const beginning = (text: string) => cut(text, 0, 0);
