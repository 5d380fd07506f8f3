import { defineConfig } from 'vitest/config';

/** Tests that start the built server, or take as long, but need no browser. */
const builtServer = [
  'api/enquiries/spamReplay.test.ts',
  'api/enquiries/yearReplay.test.ts',
  'api/mail/kills.test.ts',
  'api/operate/edge.test.ts',
  'api/operate/integrity.test.ts',
  'api/operate/litestream.test.ts',
  'api/operate/load.test.ts',
  'api/operate/unit.test.ts',
  'api/server.test.ts',
  'scripts/architecture.test.ts',
  'scripts/commands.test.ts',
  'scripts/operating.test.ts',
  'scripts/update.test.ts',
];

// No test has a shorter time of its own: this ends what hangs, never what is merely slow on a busy
// machine. None is tried twice.
const patience = {
  setupFiles: ['e2e/cpuMeter.ts'],
  expect: { poll: { timeout: 90_000 } },
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

const built = {
  environment: 'node' as const,
  // Nothing in a module outlives its use: loading all again for each file took half the time.
  isolate: false,
  globalSetup: ['e2e/setup.ts'],
  ...patience,
};

export default defineConfig({
  test: {
    // Most wait for a browser or a server most of the time: two cores carry three.
    maxWorkers: 3,
    reporters: ['default', 'e2e/cpuReporter.ts'],
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          include: ['{site,admin,api,db,scripts}/**/*.test.{ts,tsx}'],
          exclude: builtServer,
          ...patience,
          unstubEnvs: true,
        },
      },
      {
        extends: './vite.config.ts',
        test: { ...built, name: 'server', include: builtServer },
      },
      {
        extends: './vite.config.ts',
        test: { ...built, name: 'browser', include: ['e2e/**/*.test.ts'] },
      },
    ],
  },
});
