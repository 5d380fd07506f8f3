import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { restore } from '../../db/file/backup';
import { contentsOf, expiredBackups, listBackups } from '../../db/file/backupFolder';
import { parseEnvironment } from '../environment';
import { post, testApp } from '../testApp';
import { backupStore } from './backupStores';
import { backUpTo } from './backups';
import { testBucket } from './testBucket';

const rules = { daily: 7, weekly: 4, maxDays: 35 };

/** Backs up into a folder. */
async function backUpToFolder(file: string, folder: string) {
  const store = backupStore(parseEnvironment({ BACKUP_URL: folder }));
  if (!store) throw new Error('no store');
  return backUpTo(store, file, rules, () => {});
}

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
  const { made, deleted } = await backUpToFolder(db.sqlite.name, folder);
  expect(deleted).toBe(0);
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
  for (const day of ['01', '02', '03']) writeFileSync(old.replace('01T', `${day}T`), '');
  await expect(backUpToFolder(join(folder, 'missing.db'), folder)).rejects.toThrow(
    'There is no database',
  );
  expect(existsSync(old)).toBe(true);
  await expect(backUpToFolder(db.sqlite.name, join(folder, 'nowhere'))).rejects.toThrow(
    /nowhere can't be read.*Mount or create/,
  );
  const { deleted } = await backUpToFolder(db.sqlite.name, folder);
  expect(deleted).toBe(1);
  expect(existsSync(old)).toBe(false);
  expect(readdirSync(folder)).toHaveLength(3);
});

it('a bucket holds the same backups, and a new machine is restored from it alone', async () => {
  const { db, signIn } = testApp();
  const { send } = await signIn();
  await send('POST', '/api/blogs', { ...post, id: 'one' });
  const { objects, variables } = await testBucket();
  const store = backupStore(parseEnvironment(variables));
  if (!store) throw new Error('no store');
  const older = ['01', '02', '03'].map((day) => `site-2020-01-${day}T03-00-00Z.db`);
  for (const name of older) {
    objects.set(`wattlepath/${name}`, { body: Buffer.from('x'), headers: {} });
  }
  objects.set('other/site-2020-01-01T03-00-00Z.db', { body: Buffer.from('x'), headers: {} });
  const { made, deleted } = await backUpTo(store, db.sqlite.name, rules, () => {});
  expect(deleted).toBe(1);
  expect([...objects.keys()].sort()).toEqual([
    'other/site-2020-01-01T03-00-00Z.db',
    ...older.slice(1).map((name) => `wattlepath/${name}`),
    `wattlepath/${made.name}`,
  ]);
  expect((await store.list())[0]).toEqual(made);
  expect(await store.describe(made.name)).toMatch(/^1 live posts, 0 enquiries, changed until 2/);
  const elsewhere = join(emptyFolder(), 'site.db');
  await store.withFile(made.name, elsewhere, (file) => restore(file, elsewhere, () => {}));
  expect(contentsOf(elsewhere)).toMatchObject({ posts: 1 });
  expect(readdirSync(dirname(elsewhere))).toEqual(['site.db']);
  // Nothing is left beside the database either.
  expect(readdirSync(dirname(db.sqlite.name)).filter((name) => name.includes('Z.db'))).toEqual([]);
});

it('the list of erasures is kept with the backups, from every machine that made some', async () => {
  const { db } = testApp();
  const file = db.sqlite.name;
  const { variables } = await testBucket();
  const folder = { BACKUP_URL: emptyFolder() };
  for (const place of [folder, variables]) {
    const store = backupStore(parseEnvironment(place));
    if (!store) throw new Error('no store');
    await backUpTo(store, file, rules, () => {});
    expect(await store.readErasures()).toBe('');
    const [line, other] = ['here', 'there'].map(
      (id) => `2026-11-26T00:00:00.000Z ${id} key hash\n`,
    );
    await store.writeErasures(other ?? '');
    writeFileSync(`${file}.erasures`, line ?? '');
    for (const { name } of await store.list()) await store.remove(name);
    await backUpTo(store, file, rules, () => {});
    expect(await store.readErasures()).toBe(`${line}${other}`);
    rmSync(`${file}.erasures`);
  }
});

it('a damaged backup in a bucket is not restored, and wrong keys are named', async () => {
  const { db } = testApp();
  const { objects, variables } = await testBucket();
  const store = backupStore(parseEnvironment(variables));
  if (!store) throw new Error('no store');
  const { made } = await backUpTo(store, db.sqlite.name, rules, () => {});
  const stored = objects.get(`wattlepath/${made.name}`);
  stored?.body.fill(0, 4096, 8192);
  const elsewhere = join(emptyFolder(), 'site.db');
  await expect(store.withFile(made.name, elsewhere, () => 'used')).rejects.toThrow('was damaged');
  expect(readdirSync(dirname(elsewhere))).toEqual([]);
  const wrong = backupStore(parseEnvironment({ ...variables, BACKUP_S3_KEY_ID: 'other' }));
  await expect(wrong?.list()).rejects.toThrow(/s3:\/\/office\/wattlepath can't be used.*BACKUP_S3/);
  const none = backupStore(parseEnvironment({ ...variables, BACKUP_S3_SECRET: '' }));
  await expect(none?.list()).rejects.toThrow('Set BACKUP_S3_KEY_ID and BACKUP_S3_SECRET');
});

it.each([
  ['a site without any', {}, { own_results: false, mail: false, backups: false }],
  ['one with a folder', { BACKUP_URL: '/mnt/elsewhere' }, { backups: true }],
  ['one with a replica', { LITESTREAM_URL: 'file:///r' }, { backups: true }],
  ['one with mail', { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example' }, { mail: true }],
])('Start says the first steps of %s', async (_name, variables, steps) => {
  const { signIn } = testApp(variables);
  const due = await (await (await signIn()).send('GET', '/api/due')).json();
  expect(due.first_steps).toMatchObject(steps);
});
