import { type Database, inLooseTransaction } from '../../db/client';
import {
  countDueForSearch,
  countWords,
  dueForSearch,
  type SearchedPost,
  writeSearch,
} from '../../db/search';
import { articleText, headingsOf, headsOf } from './postText';
import { isInRun, tokensOf, wordsOf } from './words';

/** Before a token that stands in a title, and in a title or what else tells what a post is about. */
export const inTitle = 'ª';
export const inHeads = 'º';

/** Another number where tokens are made otherwise, so that every post is indexed anew. */
export const tokenRules = 1;

const postsAtOnce = 10;
/** So many may wait that a search sees to them itself: what was just published is found at once. */
const fewDue = 20;
const longestWord = 40;

/**
 * Puts live posts that were changed into the index, in one write, for about so many milliseconds.
 * @returns whether there may be more.
 */
export function indexDuePosts(db: Database, milliseconds: number): boolean {
  if (countDueForSearch(db, 1) === 0) return false;
  const end = performance.now() + milliseconds;
  return inLooseTransaction(db, () => {
    const seen = new Map<string, number>();
    let posts: SearchedPost[] = [];
    do {
      posts = dueForSearch(db, postsAtOnce);
      for (const post of posts) writeSearch(db, post, indexed(post, seen));
    } while (posts.length === postsAtOnce && performance.now() < end);
    countWords(db, seen);
    return posts.length === postsAtOnce;
  });
}

/** To be called before the index is read. */
export function catchUp(db: Database): void {
  const due = countDueForSearch(db, fewDue + 1);
  if (due === 0 || due > fewDue) return;
  try {
    indexDuePosts(db, Number.POSITIVE_INFINITY);
  } catch (error) {
    // A full disk, say: what the index has can be found all the same.
    console.error('search: changed posts could not be put into the index yet', error);
  }
}

/** A post's tokens, with spaces between. @param seen counts its words. */
function indexed(post: SearchedPost, seen: Map<string, number>): string {
  const tokens = new Set<string>();
  const words = new Set<string>();
  const add = (text: string, ...marks: string[]) => {
    for (const word of wordsOf(text)) {
      if (word.length > longestWord) continue;
      words.add(word);
      for (const token of tokensOf(word)) {
        tokens.add(token);
        for (const mark of marks) tokens.add(mark + token);
      }
    }
  };
  add(post.title, inTitle, inHeads);
  add(`${headsOf(post)}\n${headingsOf(post.content)}`, inHeads);
  // Facts are named beside their texts of when it was written: these will do.
  add(articleText(post.content, () => ({})));
  for (const word of words) {
    if (isInRun(word) || !/^\p{L}{2}/u.test(word)) continue;
    seen.set(word, (seen.get(word) ?? 0) + 1);
  }
  return [...tokens].join(' ');
}
