import { setImmediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Resolves in a new turn of the event loop, one waiter at a time, so that what
 * arrived over the network runs first. For background work.
 */
export function nextMacrotask(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
