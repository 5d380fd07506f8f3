import { defineConfig } from 'vitest/config';

/** Tests that start the built server but need no browser. */
const builtServer = ['edge', 'litestream', 'load', 'server'].map((name) => `api/${name}.test.ts`);

export default defineConfig({
  test: {
    // Most wait for a browser most of the time: two cores carry three.
    maxWorkers: 3,
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          environment: 'node',
          include: ['{site,admin,api,db,scripts}/**/*.test.{ts,tsx}'],
          exclude: builtServer,
          testTimeout: 30_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'built',
          environment: 'node',
          expect: { poll: { timeout: 20_000 } },
          // A browser and a server on a busy machine are allowed one slip; what is broken fails twice.
          retry: 1,
          include: ['e2e/**/*.test.ts', ...builtServer],
          globalSetup: ['e2e/setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
