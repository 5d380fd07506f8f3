import type { Services } from '../context';
import { indexDuePosts, indexSite } from '../search/indexing';
import type { Run } from './jobRunner';

/** One turn writes for about as long, so that no visitor waits for it noticeably. */
const turnMs = 10;
const pauseMs = 10;
const idleMs = 1000;

/**
 * Puts what changed into the index of searches. What is due stands in the file: nothing is lost when
 * the server ends in the middle.
 * @param caughtUp called when many posts were waiting, and are found now.
 */
export function indexSearch(services: Pick<Services, 'db' | 'facts'>, caughtUp: () => void): Run {
  let turns = 0;
  return () => {
    indexSite(services);
    const isMore = indexDuePosts(services, turnMs);
    if (!isMore && turns > 0) caughtUp();
    turns = isMore ? turns + 1 : 0;
    return isMore ? pauseMs : idleMs;
  };
}
