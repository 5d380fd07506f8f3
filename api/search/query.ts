import type { Database } from '../../db/client';
import { isInSearch } from '../../db/search/search';
import { otherWords } from '../../site/api';
import { correctWord } from './spelling';
import { isFiller, isLatin, isUnspaced, otherForm, tokenizeWords } from './words';

/** A parsed search. */
export interface Query {
  /** An FTS5 expression for each term. */
  terms: string[];
  /** Terms in scripts without spaces between words. */
  unmarked: string[];
  /** The corrected words, if some were misspelt or unknown. */
  corrected?: string;
  /** Unknown words were left out. */
  isPartial?: true;
  /** The topic has no guide on the site. */
  noGuide?: true;
}

const maxTerms = 12;
/** Limits the words read, and the unknown words corrected. */
const maxWords = 24;
const maxCorrected = 4;
const longestPhrase = 4;
const minCompleted = 2;

/** Words of this site for what visitors say: FTS5 phrases. */
const meanings = new Map<string, string[]>();
const withoutGuide = new Set<string>();
for (const { said, means, noGuide } of otherWords) {
  const meant = means.map((phrase) =>
    allOf(tokenizeWords(phrase).filter((word) => !isFiller(word))),
  );
  for (const phrase of said) {
    const key = lookupKey(tokenizeWords(phrase));
    if (noGuide) withoutGuide.add(key);
    meanings.set(key, [...(meanings.get(key) ?? []), ...meant]);
  }
}

/** Parses a search. The last word may be incomplete unless a space follows it. */
export function readQuery(db: Database, typed: string): Query {
  const words = tokenizeWords(typed).slice(0, maxWords);
  const isOnlyFillers = words.every(isFiller);
  const terms: string[] = [];
  const shown: string[] = [];
  const unmarked: string[] = [];
  let [unknown, isPartial, noGuide] = [0, false, false];
  for (let at = 0; at < words.length && terms.length < maxTerms; ) {
    let length = Math.min(longestPhrase, words.length - at);
    while (length > 1 && !meanings.has(lookupKey(words.slice(at, at + length)))) length -= 1;
    const said = words.slice(at, at + length);
    const meant = meanings.get(lookupKey(said)) ?? [];
    noGuide ||= withoutGuide.has(lookupKey(said));
    at += length;
    const [word = ''] = said;
    if (length === 1 && meant.length === 0 && isFiller(word) && !isOnlyFillers) continue;
    const isLast = at >= words.length && /[\p{L}\p{M}]$/u.test(typed);
    const own = isLast && word.length >= minCompleted ? `${allOf(said)} *` : allOf(said);
    const options = [length === 1 && !isUnspaced(word) ? own : allOf(said), ...meant];
    if (meant.length > 0 || isInSearch(db, anyOf(options))) {
      terms.push(anyOf(options));
      shown.push(...said);
      if (!isLatin(word)) unmarked.push(...said);
      continue;
    }
    unknown += 1;
    const other = unknown > maxCorrected ? undefined : correctWord(db, word);
    if (other === undefined) isPartial = true;
    else {
      const corrections = tokenizeWords(other);
      terms.push(anyOf([allOf(corrections), ...(meanings.get(lookupKey(corrections)) ?? [])]));
      shown.push(...corrections);
    }
  }
  return {
    terms,
    unmarked,
    ...(unknown > 0 && { corrected: shown.join(' ') }),
    ...(isPartial && { isPartial }),
    ...(noGuide && { noGuide }),
  };
}

/** Normalizes words for lookup: `partner visas` equals `partner visa`. */
function lookupKey(words: readonly string[]): string {
  return words.map((word) => (word.length > 3 ? word.replace(/s$/, '') : word)).join(' ');
}

export function allOf(words: readonly string[]): string {
  return words.length === 1 ? termOf(words[0] ?? '') : `(${words.map(termOf).join(' AND ')})`;
}

export const anyOf = (options: readonly string[]) =>
  options.length === 1 ? (options[0] ?? '') : `(${options.join(' OR ')})`;

function termOf(word: string): string {
  if (isLatin(word)) return `"${word}"`;
  const form = otherForm(word);
  const characters = form.split(' ');
  if (!isUnspaced(word) || characters.length < 3) return `"${form}"`;
  const pairs = characters.slice(1).map((next, at) => `"${characters[at]} ${next}"`);
  return anyOf([...new Set(pairs)]);
}
