import { afterAll } from 'vitest';
import { cpuSeconds } from './cpuTime';

declare module 'vitest' {
  interface TaskMeta {
    /** CPU seconds of a test file: its worker, and the servers and browsers that it started. */
    cpuSeconds?: number;
  }
}

const before = cpuSeconds();

// Registered first, so that it runs last: what the file started has been stopped.
// biome-ignore lint/correctness/noEmptyPattern: Vitest parses it to learn which fixtures are asked for.
afterAll(({}, file) => {
  file.meta.cpuSeconds = cpuSeconds() - before;
});
