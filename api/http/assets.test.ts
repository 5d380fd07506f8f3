import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { assetRoutes } from './assets';

it('serves built files, and not what the build left for the server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['.vite', 'assets']) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'manifest.json'), '{}');
  }
  const routes = assetRoutes(folder);
  expect((await routes.request('/assets/manifest.json')).status).toBe(200);
  expect((await routes.request('/.vite/manifest.json')).status).toBe(404);
});
