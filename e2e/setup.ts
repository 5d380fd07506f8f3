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
    /** A seeded database file that each test file copies. */
    seededFile: string;
  }
}

/** Runs once before a project's tests: builds, seeds a file, and finds the browser or nginx. */
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
