import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  backUpToFolder,
  contentsOf,
  expiredBackups,
  listBackups,
} from '../../db/file/backupFolder';
import { post, testApp } from '../testApp';

const rules = { daily: 7, weekly: 4, maxDays: 35 };

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it('a nightly backup is a checked copy that says what it holds', async () => {
  const { db, signIn } = testApp();
  const { send } = await signIn();
  await send('POST', '/api/blogs', { ...post, id: 'one' });
  const folder = emptyFolder();
  writeFileSync(join(folder, 'notes.txt'), 'not a backup');
  const { made, deleted } = await backUpToFolder(db.sqlite.name, folder, rules, () => {});
  expect(deleted).toEqual([]);
  expect(listBackups(folder)).toEqual([made]);
  expect(contentsOf(join(folder, made.name))).toMatchObject({ posts: 1, enquiries: 0 });
  expect(contentsOf(join(folder, made.name)).changed).toMatch(/^2\d{3}-/);
});

it('keeps the newest of seven days and four weeks, and nothing for more than 35 days', () => {
  const now = new Date('2026-11-26T16:00:00Z');
  const backups = Array.from({ length: 60 }, (_, days) => {
    const at = new Date(now.getTime() - days * 24 * 60 * 60 * 1000).toISOString();
    return { name: `${days}`, at, bytes: 1 };
  });
  const expired = new Set(expiredBackups(backups, rules, now).map(({ name }) => name));
  const kept = backups.filter(({ name }) => !expired.has(name)).map(({ name }) => Number(name));
  // Thursday and the six days before; then Sundays.
  expect(kept).toEqual([0, 1, 2, 3, 4, 5, 6, 11, 18]);
  // After a pause only what is too old goes.
  const old = backups.slice(33, 40);
  expect(expiredBackups(old, rules, now).map(({ name }) => name)).toEqual(['36', '37', '38', '39']);
});

it('deletes nothing if the backup fails, and names a missing folder', async () => {
  const { db } = testApp();
  const folder = emptyFolder();
  const old = join(folder, 'site-2020-01-01T03-00-00Z.db');
  writeFileSync(old, '');
  await expect(backUpToFolder(join(folder, 'missing.db'), folder, rules, () => {})).rejects.toThrow(
    'There is no database',
  );
  expect(existsSync(old)).toBe(true);
  await expect(
    backUpToFolder(db.sqlite.name, join(folder, 'nowhere'), rules, () => {}),
  ).rejects.toThrow(/nowhere can't be read.*Mount or create/);
  const { deleted } = await backUpToFolder(db.sqlite.name, folder, rules, () => {});
  expect(deleted).toEqual(['site-2020-01-01T03-00-00Z.db']);
  expect(readdirSync(folder)).toHaveLength(1);
});
