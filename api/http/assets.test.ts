import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { assetRoutes } from './assets';
import { earlierAssets } from './earlierAssets';

it('serves built files, except the server’s own', async () => {
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

it('serves the files of an earlier build for 30 days after it was replaced', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-assets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const day = 24 * 60 * 60 * 1000;
  const start = (build: string, at: number) => {
    const built = join(folder, build);
    mkdirSync(join(built, 'assets'), { recursive: true });
    writeFileSync(join(built, 'assets', `page-${build}.js`), build);
    return earlierAssets([built], join(folder, 'earlier-assets'), true, at);
  };
  const answer = async (routes: ReturnType<typeof start>, path: string) => {
    const { status, headers } = await routes.request(path);
    return [status, headers.get('Content-Type')];
  };
  const old = '/assets/page-one.js';
  expect(await answer(start('one', 0), old)).toEqual([404, expect.anything()]);
  // Regardless of how long it was served.
  const second = start('two', 100 * day);
  expect(await answer(second, old)).toEqual([200, 'text/javascript; charset=utf-8']);
  expect((await second.request('/assets/..%2F..%2Fone%2Fassets%2Fpage-one.js')).status).toBe(404);
  expect((await start('two', 129 * day).request(old)).status).toBe(200);
  expect((await start('two', 131 * day).request(old)).status).toBe(404);
});
