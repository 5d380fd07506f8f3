import type { Services } from '../context';
import { indexDuePosts, siteIndexing } from '../search/indexing';
import { inTurns } from '../turns';
import type { Run } from './jobRunner';

/** Target duration of one turn, short enough for visitors not to notice. */
const turnMs = 5;
const pauseMs = 10;
const idleMs = 1000;

/**
 * Indexes changes for the search. Pending work is stored in the file and survives a stop.
 * @param caughtUp called after a large backlog was indexed.
 */
export function indexSearch(
  services: Pick<Services, 'db' | 'facts' | 'firm'>,
  caughtUp: () => void,
): Run {
  let turns = 0;
  return async () => {
    await inTurns(siteIndexing(services));
    const isMore = indexDuePosts(services, turnMs);
    if (!isMore && turns > 0) caughtUp();
    turns = isMore ? turns + 1 : 0;
    return isMore ? pauseMs : idleMs;
  };
}
