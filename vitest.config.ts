import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          environment: 'node',
          include: ['{site,admin,api,db,scripts}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'browser',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One Chromium and one built server a file; two cores carry no more than two at once.
          maxWorkers: 2,
        },
      },
    ],
  },
});
