import { type Database, inTransaction } from '../../db/client';
import { dueAllForSearch } from '../../db/search';
import { forgetSetting, settingOr } from '../../db/settings';
import { indexDuePosts, tokenRules } from '../search/indexPosts';

/** One turn writes for about as long, so that no visitor waits for it noticeably. */
const turnMs = 10;
const pauseMs = 10;
const idleMs = 1000;
const rulesKey = 'searched_by';

/**
 * Puts changed posts into the index of searches; all of them after a release that makes tokens
 * otherwise. What is due stands in the file: nothing is lost when the server ends in the middle.
 * @param caughtUp called when many posts were waiting, and are found now.
 * @returns what ends it.
 */
export function startIndexer(db: Database, caughtUp: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let turns = 0;
  const turn = () => {
    let pause = idleMs;
    try {
      const isMore = indexDuePosts(db, turnMs);
      if (isMore) pause = pauseMs;
      else if (turns > 0) caughtUp();
      turns = isMore ? turns + 1 : 0;
    } catch (error) {
      console.error('search: the index could not be written; the next try is in a minute', error);
      pause = 60_000;
    }
    timer = setTimeout(turn, pause).unref();
  };
  heedNewRules(db);
  timer = setTimeout(turn, pauseMs).unref();
  return () => clearTimeout(timer);
}

function heedNewRules(db: Database): void {
  const present = String(tokenRules);
  if (settingOr(db, rulesKey, () => present) === present) return;
  inTransaction(db, () => {
    dueAllForSearch(db);
    forgetSetting(db, rulesKey);
    settingOr(db, rulesKey, () => present);
  });
}
