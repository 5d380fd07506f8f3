import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../scripts/build.js';
import { findBrowser } from './findBrowser';
import { startServer } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    browserPath: string;
    /** A seeded database file that each test file starts from. */
    seededFile: string;
  }
}

/** Once before all browser tests: a browser, a build, and a seeded file to copy. */
export default async function setup(project: TestProject) {
  project.provide('browserPath', findBrowser());
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-seed-'));
  const seededFile = join(folder, 'site.db');
  const server = await startServer(seededFile);
  await server.stop();
  project.provide('seededFile', seededFile);
  return () => rmSync(folder, { recursive: true });
}
