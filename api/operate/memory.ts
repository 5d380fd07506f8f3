import { setFlagsFromString } from 'node:v8';

/**
 * Keeps the heap close to what is in use; by default V8 lets it grow to twice that. `npm start`
 * also limits the space for new objects, which is only possible at process start.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  setFlagsFromString('--heap-growing-percent=30');
}
