import { termsBySubject, unspacedTerms } from './subjectTerms';

const exact = new Map<string, string>();
const beginnings = new Map<string, string>();
for (const [subject, term] of listed(termsBySubject)) {
  if (term.endsWith('*')) beginnings.set(term.slice(0, -1), subject);
  else exact.set(term, subject);
}
/** Few words begin a phrase: the others need no look for one. */
const phraseOpeners = new Set([...exact.keys()].map((term) => term.split(' ')[0] ?? ''));
const unspaced = listed(unspacedTerms);
const hasUnspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u;
const longestPhrase = 3;
const beginningLengths = { least: 3, most: 11 };

/** What a text speaks of: a subject for each of its words and phrases that is known, as they follow. */
export function subjectsOf(words: readonly string[]): string[] {
  const found: string[] = [];
  words.forEach((word, at) => {
    const subject = phraseSubject(words, at) ?? beginningSubject(word);
    if (subject) found.push(subject);
    if (!hasUnspaced.test(word)) return;
    for (const [of, term] of unspaced) if (word.includes(term)) found.push(of);
  });
  return found;
}

function phraseSubject(words: readonly string[], at: number): string | undefined {
  const word = words[at] ?? '';
  if (!phraseOpeners.has(word))
    return word.endsWith('s') ? exact.get(word.slice(0, -1)) : undefined;
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length -= 1) {
    const phrase = length === 1 ? word : words.slice(at, at + length).join(' ');
    const subject = exact.get(phrase) ?? (phrase.endsWith('s') && exact.get(phrase.slice(0, -1)));
    if (subject) return subject;
  }
  return undefined;
}

function beginningSubject(word: string): string | undefined {
  const { least, most } = beginningLengths;
  for (let length = Math.min(word.length, most); length >= least; length -= 1) {
    const subject = beginnings.get(word.slice(0, length));
    if (subject) return subject;
  }
  return undefined;
}

function listed(terms: Readonly<Record<string, string>>): [subject: string, term: string][] {
  return Object.entries(terms).flatMap(([subject, list]) =>
    list.split(',').map((term): [string, string] => [subject, term.trim().toLowerCase()]),
  );
}
