import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { type BuiltServer, freePort, startServer } from './server';

/** The built server on a copy of the seeded file, for all tests of a file. */
export function seededServer(environment: Record<string, string> = {}) {
  let server: BuiltServer;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'wattlepath-seeded-'));
    const file = join(folder, 'site.db');
    copyFileSync(inject('seededFile'), file);
    server = await startServer(file, { PORT: await freePort(), ...environment });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return { url: () => server.url };
}
