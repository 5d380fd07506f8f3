import { setImmediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop of its own: of all who wait one goes on at a time, and what
 * came over the network meanwhile comes first. For work in the background.
 */
export function nextTurn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
