import { setImmediate as nextTurn } from 'node:timers/promises';
import { type RateLimit, tooMany } from '../auth/rateLimit';

/** Does `work` when those before it are done, and page views between them were served. */
export type Turns = <Result>(work: () => Result | Promise<Result>) => Promise<Result>;

/** @throws ApiFailure 429, as each call does, where `limit.most` wait. */
export function takingTurns(limit: RateLimit): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= limit.most) throw tooMany(limit, limit.seconds);
    waiting += 1;
    const before = last;
    const done = (async () => {
      await before;
      await nextTurn();
      return work();
    })();
    last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      waiting -= 1;
    }
  };
}
