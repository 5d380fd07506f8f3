import { readTransaction } from '../../db/client';
import type { Blog } from '../../db/posts/blogs';
import { countDocumentsWith, findDocuments } from '../../db/search/search';
import { catchUp, type Searched } from './indexing';
import { headingsOf } from './postText';
import { allOf, anyOf } from './query';
import { isFiller, tokenizeWords } from './words';

/** Posts that an article shows beneath it. */
export const maxRelated = 3;
const maxTelling = 8;
/** Documents that are compared: the rarest words lead to the most similar ones. */
const maxCompared = 200;
const minTelling = 2;
const minLetters = 3;

/** Returns ids of the live posts most similar to one, nearest first. */
export function relatedPosts(
  services: Searched,
  { id, title, category, content }: Pick<Blog, 'id' | 'title' | 'category' | 'content'>,
  most: number,
): string[] {
  const { db } = services;
  catchUp(services, { isOfPosts: true });
  return readTransaction(db, () => {
    const words = new Set(tokenizeWords(`${title} ${category} ${headingsOf(content)}`));
    const telling = [...words]
      .filter((word) => !isFiller(word) && word.length >= minLetters)
      .map((word) => ({ word, uses: countDocumentsWith(db, word) }))
      .sort((one, other) => one.uses - other.uses)
      .filter(({ uses }) => uses !== 1)
      .slice(0, maxTelling);
    if (telling.length === 0) return [];
    let compared = 0;
    const used = telling.filter(({ uses }, index) => {
      compared += uses;
      return index < minTelling || compared <= maxCompared;
    });
    const match = `{title heads} : ${anyOf(used.map(({ word }) => allOf([word])))}`;
    return findDocuments(db, match, maxTelling * most)
      .filter(({ kind, ref }) => kind === 'post' && ref !== id)
      .slice(0, most)
      .map(({ ref }) => ref);
  });
}
