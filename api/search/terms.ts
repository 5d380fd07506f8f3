import type { Database } from '../../db/client';
import { findPosts, postsWith, wordsFrom } from '../../db/search';
import { mendWord } from './mend';
import { knownPages } from './pageTexts';
import { isFiller, isInRun, phraseOf, stemOf, tokensOf, wordsOf } from './words';

/** One way to say a term. */
export interface Option {
  /** Stems, or pieces of a run, all of which must be there. */
  tokens: readonly string[];
  /** The run itself, which must be there as a whole. */
  run?: string;
  /** From 0 to 1: how near it is to what was typed. */
  weight: number;
}

/** Something that is looked for. */
export interface Term {
  options: Option[];
  /** In how many pages and posts about it is. */
  uses: number;
}

export interface Query {
  terms: Term[];
  /** The words that are looked for instead, where some were mended or are nowhere. */
  mended?: string;
  /** Some are nowhere, and were left out. */
  isPartial?: true;
}

/** Far above what anyone types, and little to look for. */
const mostCharacters = 200;
const mostTerms = 8;
const mostCompletions = 5;
const longestPhrase = 4;
const leastStart = 3;

/** What is to be looked for. Whatever is typed can be; nothing at all gives no terms. */
export function readQuery(db: Database, typed: string): Query {
  const text = typed.slice(0, mostCharacters);
  const words = wordsOf(text).flatMap(inWords);
  const isOpen = /[\p{L}\p{M}\p{N}]$/u.test(text);
  const given = termsOf(db, words, isOpen);
  const unknown = given.filter(isUnknown);
  if (unknown.length === 0) return { terms: given.map(({ term }) => term) };
  const better = new Map<string, string>();
  for (const { words: said } of unknown) {
    const [word = ''] = said;
    const mended = said.length === 1 ? mendedWord(db, word) : undefined;
    if (mended) better.set(word, mended);
  }
  const mended = words.flatMap((word) => better.get(word)?.split(' ') ?? word);
  const read = better.size > 0 ? termsOf(db, mended, false) : given;
  const known = read.filter((one) => !isUnknown(one));
  if (known.length === 0) return { terms: read.map(({ term }) => term) };
  // What is nowhere tells no page from another.
  const left = new Set(read.filter(isUnknown).flatMap(({ words: said }) => said));
  const shown = mended.filter((word) => !left.has(word) && (left.size === 0 || !isFiller(word)));
  // Words of a run were folded, which would look misspelt.
  const asTyped = (word: string) =>
    (isInRun(word) && text.split(/\s+/).find((part) => wordsOf(part)[0] === word)) || word;
  return {
    terms: known.map(({ term }) => term),
    mended: phraseOf(shown.map(asTyped)),
    ...(left.size > 0 && { isPartial: true }),
  };
}

const isUnknown = ({ term }: { term: Term }) => term.uses === 0;

const chinese = new Intl.Segmenter('zh', { granularity: 'word' });

/** A run of Chinese in its words; others have spaces between theirs. */
function inWords(word: string): string[] {
  if (!/^[\u3041-\u9fff]{3,}$/.test(word)) return [word];
  return Array.from(chinese.segment(word), ({ segment }) => segment);
}

function termsOf(db: Database, words: readonly string[], isOpen: boolean) {
  const { meanings } = knownPages();
  const terms: { words: string[]; term: Term }[] = [];
  const isOnlyFillers = words.every(isFiller);
  for (let at = 0; at < words.length && terms.length < mostTerms; ) {
    let length = Math.min(longestPhrase, words.length - at);
    const stemsOf = (count: number) => phraseOf(words.slice(at, at + count).map(stemOf));
    while (length > 1 && !meanings.has(stemsOf(length))) length -= 1;
    const said = words.slice(at, at + length);
    const meant = meanings.get(stemsOf(length)) ?? [];
    at += length;
    const [word = ''] = said;
    if (length === 1 && meant.length === 0 && isFiller(word) && !isOnlyFillers) continue;
    const options: Option[] = [optionOf(said)];
    let uses = Math.max(usesOf(db, options[0]), ...meant.map((tokens) => tokens.length && 1));
    const isLast = isOpen && at >= words.length && word.length > 1;
    const isShort = uses === 0 && word.length >= leastStart;
    if (length === 1 && (isLast || isShort) && !isInRun(word)) {
      const completed = completions(db, word);
      options.push(...completed.options);
      uses = Math.max(uses, completed.uses);
    }
    // Who asks in Hindi would rather read a post in Hindi.
    const near = isInRun(word) ? 0.5 : 0.75;
    for (const tokens of meant) options.push({ tokens, weight: near });
    terms.push({ words: said, term: { options, uses } });
  }
  return terms;
}

function optionOf(words: readonly string[]): Option {
  const tokens = words.flatMap(tokensOf);
  const run = phraseOf(words);
  return isInRun(run) ? { tokens, run, weight: 1 } : { tokens, weight: 1 };
}

/** What a word may become that is not typed to its end: the last one, or one that is nowhere. */
function completions(db: Database, start: string): { options: Option[]; uses: number } {
  const { words, meanings } = knownPages();
  const found = new Map(
    wordsFrom(db, start, mostCompletions).map(({ word, posts }) => [word, posts]),
  );
  for (const [word, uses] of words) {
    if (word.startsWith(start)) found.set(word, (found.get(word) ?? 0) + uses + 1);
  }
  const best = [...found].sort(([, one], [, other]) => other - one).slice(0, mostCompletions);
  const stems = new Set(best.map(([word]) => stemOf(word)));
  stems.delete(stemOf(start));
  const meant = [...stems].flatMap((stem) => (start.length > 2 ? (meanings.get(stem) ?? []) : []));
  return {
    options: [
      ...[...stems].map((stem) => ({ tokens: [stem], weight: 0.6 })),
      ...meant.slice(0, mostCompletions).map((tokens) => ({ tokens, weight: 0.4 })),
    ],
    uses: Math.max(0, ...best.map(([, uses]) => uses)),
  };
}

/** In how many pages and posts about the first way to say it is; 0 where in none. */
function usesOf(db: Database, option: Option | undefined): number {
  const { pages } = knownPages();
  const tokens = option?.tokens ?? [];
  const onPages = pages.filter(({ counts }) => tokens.every((token) => counts.has(token))).length;
  const [stem = ''] = tokens;
  const inPosts =
    tokens.length === 1
      ? Math.max(postsWith(db, stem), postsWith(db, `${stem}s`), postsWith(db, `${stem}e`))
      : 0;
  if (onPages + inPosts > 0) return onPages + inPosts;
  return findPosts(db, tokens.map(quoted).join(' AND '), 1).length;
}

/** A token as FTS5 takes it. */
export const quoted = (token: string) => `"${token}"`;

const leastMended = 4;

/** The word that was meant by one that is nowhere, or the two that it runs together. */
function mendedWord(db: Database, word: string): string | undefined {
  if (word.length < leastMended || !/^[a-z]+$/.test(word)) return undefined;
  const { words } = knownPages();
  const inPosts = wordsFrom(db, word.slice(0, 1), 5000).map(
    ({ word: known, posts }) => [known, posts] as const,
  );
  const isUsed = (known: string) => known.length > 2 && (words.get(known) ?? 0) > 0;
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    if (isUsed(start) && isUsed(end)) return `${start} ${end}`;
  }
  return mendWord(
    word,
    [...words].filter(([known]) => !isFiller(known)),
    inPosts,
  );
}
