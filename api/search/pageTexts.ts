import { otherWords, type SearchText, searchTexts } from '../../site/searchTexts';
import { isFiller, phraseOf, stemOf, wordsOf } from './words';

/** What is searched of a page: its words as stems. */
export interface SearchedText {
  title: ReadonlySet<string>;
  /** The title's too. */
  heads: ReadonlySet<string>;
  /** How often each stands there, heads and title included. */
  counts: ReadonlyMap<string, number>;
}

/** A page with its words. */
export interface SearchedPage extends SearchedText {
  page: SearchText;
  /** All that it says, a line for each piece. */
  text: string;
}

export function readTexts(
  title: string,
  heads: readonly string[],
  texts: readonly string[],
): SearchedText {
  const inTitle = stemsOf(title);
  const inHeads = [...inTitle, ...heads.flatMap(stemsOf)];
  const counts = new Map<string, number>();
  for (const stem of [...inHeads, ...texts.flatMap(stemsOf)]) {
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return { title: new Set(inTitle), heads: new Set(inHeads), counts };
}

// What stands in `{{…}}` names a fact.
const stemsOf = (text: string) => wordsOf(text.replaceAll(/\{\{[^}]*\}\}/g, ' ')).map(stemOf);

interface KnownPages {
  pages: readonly SearchedPage[];
  /** Words that the pages or visitors use, with the number of pages that have them. */
  words: ReadonlyMap<string, number>;
  /** What else is looked for, in stems, by what is said, in stems with spaces between. */
  meanings: ReadonlyMap<string, string[][]>;
}

let known: KnownPages | undefined;

/** The pages and their words, read once: about 60 ms. */
export function knownPages(): KnownPages {
  known ??= readPages();
  return known;
}

function readPages(): KnownPages {
  const words = new Map<string, number>();
  const pages = searchTexts.map((page) => {
    const heads = [page.description, ...page.heads];
    for (const word of new Set([page.title, ...heads, ...page.texts].flatMap(wordsOf))) {
      words.set(word, (words.get(word) ?? 0) + 1);
    }
    return { page, text: page.texts.join('\n'), ...readTexts(page.title, heads, page.texts) };
  });
  const meanings = new Map<string, string[][]>();
  for (const { said, means } of otherWords) {
    const meant = means.map((phrase) =>
      wordsOf(phrase)
        .filter((word) => !isFiller(word))
        .map(stemOf),
    );
    for (const phrase of said) {
      const spoken = wordsOf(phrase);
      const key = phraseOf(spoken.map(stemOf));
      meanings.set(key, [...(meanings.get(key) ?? []), ...meant]);
      for (const word of spoken) if (!words.has(word)) words.set(word, 0);
    }
  }
  return { pages, words, meanings };
}
