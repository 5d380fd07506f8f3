import type { Database } from '../../db/client';
import { dueAllForSearch } from '../../db/search';
import { indexDuePosts, tokenRules } from '../search/indexPosts';
import { heedNewRules, inTurns } from './inTurns';

/** One turn writes for about as long, so that no visitor waits for it noticeably. */
const turnMs = 10;
const pauseMs = 10;
const rulesKey = 'searched_by';

/**
 * Puts changed posts into the index of searches; all of them after a release that makes tokens
 * otherwise. What is due stands in the file: nothing is lost when the server ends in the middle.
 * @param caughtUp called when many posts were waiting, and are found now.
 * @returns what ends it.
 */
export function startIndexer(db: Database, caughtUp: () => void): () => void {
  let turns = 0;
  const turn = () => {
    const isMore = indexDuePosts(db, turnMs);
    if (!isMore && turns > 0) caughtUp();
    turns = isMore ? turns + 1 : 0;
    return isMore;
  };
  heedNewRules(db, rulesKey, String(tokenRules), () => dueAllForSearch(db));
  return inTurns(turn, pauseMs, 'search: the index could not be written');
}
