import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../scripts/build.js';
import { findBrowser } from './findBrowser';
import { hasNginx } from './findNginx';
import { startServer } from './server';

declare module 'vitest' {
  interface ProvidedContext {
    browserPath: string;
    hasNginx: boolean;
    /** A seeded database file that each test file starts from. */
    seededFile: string;
  }
}

/** Once before a project's tests: a build, a seeded file to copy, and the browser or the nginx. */
export default async function setup(project: TestProject) {
  if (project.name === 'browser') project.provide('browserPath', findBrowser());
  else project.provide('hasNginx', hasNginx());
  ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-seed-'));
  const seededFile = join(folder, 'site.db');
  const server = await startServer(seededFile);
  await server.stop();
  project.provide('seededFile', seededFile);
  return () => rmSync(folder, { recursive: true });
}
