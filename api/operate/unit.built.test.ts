import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startServer } from '../../e2e/server';
import { unitLauncher } from '../../e2e/underUnit';

const unit = readFileSync(
  join(import.meta.dirname, '../../docs/systemd/wattlepath.service'),
  'utf8',
);
const launcher = unitLauncher();
if (!launcher) {
  console.log(
    'SKIPPED: api/operate/unit.test.ts, for want of systemd-analyze, python3 or libseccomp.',
  );
}

it('names folders that may be missing so that the site is served without them', () => {
  const paths = [...unit.matchAll(/^#?ReadWritePaths=(.*)$/gm)].map(([, path]) => path);
  expect(paths).toEqual([expect.stringMatching(/^-\//)]);
});

it.skipIf(!launcher)(
  'server and Litestream run under the unit’s filter of system calls',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wattlepath-unit-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, 'site.db');
    copyFileSync(inject('seededFile'), file);
    const LITESTREAM_URL = `file://${join(folder, 'replica')}`;
    const server = await startServer(file, { LITESTREAM_URL }, [], launcher);
    const health = async () => (await fetch(`${server.url}/healthz`)).json();
    await expect
      .poll(health, { interval: 100 })
      .toMatchObject({ status: 'ok', replica: { behind_seconds: 0 } });
    expect((await fetch(`${server.url}/blog`)).status).toBe(200);
    expect(await server.stop()).toBe(0);
    expect(server.output()).not.toMatch(/Litestream/);
  },
);
