import type { Database } from '../../db/client';
import { dueAllForSearch } from '../../db/search';
import { rebuildIfOutdated } from '../../db/settings';
import { indexDuePosts, tokenRules } from '../search/indexPosts';
import type { Run } from './jobRunner';

/** One turn writes for about as long, so that no visitor waits for it noticeably. */
const turnMs = 10;
const pauseMs = 10;
const idleMs = 1000;
const rulesKey = 'searched_by';

/**
 * Puts changed posts into the index of searches; all of them after a release that makes tokens
 * otherwise. What is due stands in the file: nothing is lost when the server ends in the middle.
 * @param caughtUp called when many posts were waiting, and are found now.
 */
export function indexSearch(db: Database, caughtUp: () => void): Run {
  let isCurrent = false;
  let turns = 0;
  return () => {
    if (!isCurrent) {
      rebuildIfOutdated(db, rulesKey, String(tokenRules), () => dueAllForSearch(db));
      isCurrent = true;
    }
    const isMore = indexDuePosts(db, turnMs);
    if (!isMore && turns > 0) caughtUp();
    turns = isMore ? turns + 1 : 0;
    return isMore ? pauseMs : idleMs;
  };
}
