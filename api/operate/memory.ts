import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the heap near what is in use: V8 would let it grow to twice that, which on a small server
 * is memory that others need. `npm start` bounds the space for new objects besides, which can only
 * be done as the process starts.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=30');
}
