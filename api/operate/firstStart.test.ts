import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../db/client';
import { testFile } from '../../db/testDatabase';
import { parseEnvironment } from '../environment';
import { examine } from './doctor';
import { assertFileOrFirstStart, refuseExisting } from './firstStart';

const at = (file: string, more: Record<string, string> = {}) =>
  parseEnvironment({ DATABASE_FILE: file, ...more });

it('without a file or a trace of one, a start begins a new site', async () => {
  const file = testFile();
  await assertFileOrFirstStart(at(file));
  // What a first start leaves that was killed early.
  for (const name of ['.lock', '.creating']) writeFileSync(`${file}${name}`, '');
  await assertFileOrFirstStart(at(file, { BACKUP_URL: dirname(file) }));
  refuseExisting(at(file));
  openDatabase(file).close();
  expect(existsSync(`${file}.creating`)).toBe(false);
});

it.each([
  '.before-restore-2026-11-20T03-00-00Z',
  '.before-update-0051_submissions',
  '.restoring',
  '.erasures',
  '.server',
  '-wal',
])('is refused where %s lies beside the missing file, and so says the doctor', async (ending) => {
  const file = testFile();
  writeFileSync(`${file}${ending}`, 'x');
  const source = ending.startsWith('.before') ? `${file}${ending}` : 'FILE';
  const words = new RegExp(
    `^There is no ${file}, but a site lived here: there is ${file}${ending}\\. Is its disk mounted.* npm run restore -- ${source}.*--new-site`,
  );
  await expect(assertFileOrFirstStart(at(file))).rejects.toThrow(words);
  await expect(assertFileOrFirstStart(at(file))).rejects.toMatchObject({ isTemporary: false });
  expect(existsSync(file)).toBe(false);
  expect((await examine(at(file))).Database?.found).toContain(`${file}${ending}`);
});

it('is refused where the backups say that a site lived, or can’t be read', async () => {
  const file = testFile();
  const backups = join(dirname(file), 'elsewhere');
  const BACKUP_URL = backups;
  await expect(assertFileOrFirstStart(at(file, { BACKUP_URL }))).rejects.toMatchObject({
    isTemporary: true,
    message: expect.stringContaining(backups),
  });
  mkdirSync(backups);
  await assertFileOrFirstStart(at(file, { BACKUP_URL }));
  writeFileSync(join(backups, 'site-2026-11-20T03-00-00Z.db'), 'x');
  await expect(assertFileOrFirstStart(at(file, { BACKUP_URL }))).rejects.toMatchObject({
    isTemporary: false,
    message: expect.stringContaining('npm run restore -- site-2026-11-20T03-00-00Z.db'),
  });
});

it('waits ten seconds for a store that doesn’t answer, and says so', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await vi.waitFor(() => expect(silent.address()).not.toBeNull());
  const address = silent.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const started = assertFileOrFirstStart(
    at(testFile(), {
      BACKUP_URL: 's3://bucket/site',
      BACKUP_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      BACKUP_S3_KEY_ID: 'id',
      BACKUP_S3_SECRET: 'secret',
    }),
  );
  const refused = expect(started).rejects.toMatchObject({
    isTemporary: true,
    message: expect.stringContaining('no answer in 10 s'),
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
});

it('--new-site is refused where there is a file, so that it can’t stay in a unit', () => {
  const file = testFile();
  openDatabase(file).close();
  expect(() => refuseExisting(at(file))).toThrow(/^--new-site .* there is .*: start without it\.$/);
  rmSync(file);
  refuseExisting(at(file));
});
