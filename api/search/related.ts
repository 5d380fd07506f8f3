import type { Blog } from '../../db/blogs';
import { type Database, reading } from '../../db/client';
import { findPosts, postsWith, type SearchedPost, searchedHeads } from '../../db/search';
import { catchUp, inHeads } from './indexPosts';
import { headingsOf, headsOf } from './postText';
import { quoted } from './terms';
import { isFiller, isInRun, stemOf, tokensOf, wordsOf } from './words';

const mostTelling = 8;
const mostJoined = 4;
const mostCompared = 16;

type Compared = Pick<Blog, 'id' | 'title' | 'category' | 'content'>;

/** The ids of the live posts that are most like one, the nearest first. */
export function relatedPosts(db: Database, post: Compared, most: number): string[] {
  catchUp(db);
  return reading(db, () => nearest(db, post, most));
}

function nearest(db: Database, post: Compared, most: number): string[] {
  const telling = tellingTokens(db, post);
  let ids = new Set<string>();
  // As many of the words that tell most as enough other posts have, too: mostly the first is rare.
  for (let count = 1; count <= Math.min(mostJoined, telling.length); count += 1) {
    const joined = telling.slice(0, count).map(([token]) => quoted(inHeads + token));
    const found = findPosts(db, joined.join(' AND '), mostCompared);
    const isEnough = found.length > most;
    ids = new Set(isEnough ? found : [...ids, ...found]);
    if (!isEnough) break;
  }
  if (ids.size <= most && telling.length > 0) {
    const any = telling.map(([token]) => quoted(inHeads + token)).join(' OR ');
    for (const found of findPosts(db, any, mostCompared)) ids.add(found);
  }
  ids.delete(post.id);
  const weights = new Map(telling);
  return searchedHeads(db, [...ids])
    .map((other) => ({ id: other.id, date: other.date, likeness: likeness(other, weights) }))
    .sort((one, next) => next.likeness - one.likeness || next.date.localeCompare(one.date))
    .slice(0, most)
    .map((other) => other.id);
}

/** What tells what a post is about: the tokens of its title, its category and its headings, rare ones first. */
function tellingTokens(db: Database, post: Compared): [token: string, weight: number][] {
  const tokens = new Map<string, number>();
  const add = (text: string, worth: number) => {
    for (const word of wordsOf(text)) {
      if (isFiller(word) || (!isInRun(word) && word.length < 3)) continue;
      const weight = worth / Math.log(2.7 + postsWith(db, word));
      for (const token of isInRun(word) ? tokensOf(word).filter(isPair) : [stemOf(word)]) {
        tokens.set(token, Math.max(tokens.get(token) ?? 0, weight));
      }
    }
  };
  add(post.title, 2);
  add(post.category, 2);
  add(headingsOf(post.content), 1);
  return [...tokens].sort(([, one], [, next]) => next - one).slice(0, mostTelling);
}

const isPair = (token: string) => token.length > 1;

function likeness(
  other: Omit<SearchedPost, 'content'>,
  weights: ReadonlyMap<string, number>,
): number {
  let sum = 0;
  for (const token of headTokens(`${other.title}\n${headsOf(other)}`)) {
    sum += weights.get(token) ?? 0;
  }
  return sum;
}

const mostHeads = 1000;
const knownHeads = new Map<string, ReadonlySet<string>>();

/** The tokens of a title and what else stands at the head of a post: the same posts are compared again and again. */
function headTokens(heads: string): ReadonlySet<string> {
  const known = knownHeads.get(heads);
  if (known) return known;
  if (knownHeads.size >= mostHeads) knownHeads.clear();
  const tokens = new Set(wordsOf(heads).flatMap(tokensOf));
  knownHeads.set(heads, tokens);
  return tokens;
}
