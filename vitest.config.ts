import { defineConfig } from 'vitest/config';

// No test has a shorter time of its own: this ends what hangs, never what is merely slow on a busy
// machine. None is tried twice.
const patience = {
  expect: { poll: { timeout: 90_000, interval: 10 } },
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

const shared = {
  environment: 'node' as const,
  // Nothing in a module outlives its use: loading all again for each file took half the time.
  isolate: false,
  unstubEnvs: true,
  setupFiles: ['e2e/cpuMeter.ts'],
  ...patience,
};

const rooms = '{site,admin,api,db,scripts}/**';

export default defineConfig({
  test: {
    // A third only takes the others’ caches: on two cores the same tests took longer with it.
    maxWorkers: 2,
    reporters: ['default', 'e2e/cpuReporter.ts'],
    tags: [{ name: 'slow', description: 'Run by `npm run test:slow`, and not by `npm test`.' }],
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'node',
          include: [`${rooms}/*.test.{ts,tsx}`],
          exclude: ['**/*.built.test.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'built',
          include: [`${rooms}/*.built.test.ts`],
          globalSetup: ['e2e/setup.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          ...shared,
          name: 'browser',
          include: ['e2e/*.test.ts'],
          globalSetup: ['e2e/setup.ts'],
        },
      },
    ],
  },
});
