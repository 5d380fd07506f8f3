import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long work goes on in one piece. */
const turnMs = 8;

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
