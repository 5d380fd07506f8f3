import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work goes on in one piece. */
const turnMs = 5;

/**
 * Returns a function that long work awaits again and again: once it has run for a few milliseconds,
 * requests and jobs that wait get their turn.
 */
export function turns(): () => Promise<void> {
  let began = performance.now();
  return async () => {
    if (performance.now() - began < turnMs) return;
    await nextTurn();
    began = performance.now();
  };
}

/** Does work that is cut into pieces, letting others have their turn. @returns its result. */
export async function inTurns<Result>(work: Generator<void, Result>): Promise<Result> {
  const turn = turns();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await turn();
  }
}
