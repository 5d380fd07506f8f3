import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../client';
import { getOrCreateSetting } from '../settings';
import { openSqlite } from '../sqlite';
import { makeNewer } from '../testDatabase';
import { BackupError, backUp, restore } from './backup';

function openSite() {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-backup-'));
  const file = join(folder, 'site.db');
  const db = openDatabase(file);
  onTestFinished(() => {
    if (db.sqlite.open) db.close();
    rmSync(folder, { recursive: true });
  });
  return { folder, file, db, target: join(folder, 'backup.db') };
}

/** Returns the values of the settings that the test stored. */
function settingsIn(file: string): string[] {
  const sqlite = openSqlite(file, { readonly: true });
  try {
    const own = "SELECT value FROM settings WHERE key NOT IN ('oldest_version', 'erasure_key')";
    return sqlite.prepare(`${own} ORDER BY value`).pluck().all() as string[];
  } finally {
    sqlite.close();
  }
}

const quiet = () => {};

/** Overwrites one index with zeros, as a failing disk may. */
function damage({ sqlite }: Database): void {
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
  const page = sqlite.prepare("SELECT rootpage FROM sqlite_master WHERE type = 'index'").pluck();
  const size = Number(sqlite.pragma('page_size', { simple: true }));
  const open = openSync(sqlite.name, 'r+');
  writeSync(open, Buffer.alloc(size), 0, size, (Number(page.get()) - 1) * size);
  closeSync(open);
}

describe('a backup', () => {
  it('is one sound file, made while the server writes, with progress', async () => {
    const { db, file, target, folder } = openSite();
    const insert = db.sqlite.prepare('INSERT INTO settings VALUES (?, ?)');
    for (let number = 0; number < 3000; number += 1) insert.run(`k${number}`, 'x'.repeat(2000));
    const shares: number[] = [];
    const modes = new Set<number>();
    let written = 0;
    const { bytes } = await backUp(file, target, (share) => {
      shares.push(share);
      modes.add(statSync(`${target}.partial`).mode & 0o777);
      written += 1;
      insert.run(`during${written}`, 'y');
    });
    expect(written).toBeGreaterThan(2);
    expect([...modes]).toEqual([0o600]);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(settingsIn(target)).toHaveLength(3000);
    expect(settingsIn(file)).toHaveLength(3000 + written);
    expect(readFileSync(target)).toHaveLength(bytes);
    expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual(['backup.db']);
  });

  it.each([
    ['damaged', damage, /it is damaged/],
    ['of another program', ({ sqlite }) => sqlite.exec('DROP TABLE admins'), /not a Wattlepath/],
  ] satisfies [string, (db: Database) => void, RegExp][])(
    'is not made of a file that is %s',
    async (_, spoil, reason) => {
      const { db, file, target, folder } = openSite();
      spoil(db);
      await expect(backUp(file, target, quiet)).rejects.toThrow(reason);
      expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual([]);
    },
  );

  it('overwrites nothing', async () => {
    const { file, target } = openSite();
    writeFileSync(target, 'dear');
    await expect(backUp(file, target, quiet)).rejects.toThrow(/already exists/);
    expect(readFileSync(target, 'utf8')).toBe('dear');
  });

  it('explains a failure in one line, and leaves nothing half-made', async () => {
    const { file, folder } = openSite();
    const nowhere = join(folder, 'no-folder');
    await expect(backUp(file, join(nowhere, 'backup.db'), quiet)).rejects.toThrow(
      new BackupError(`There is no folder ${nowhere}.`),
    );
    await expect(backUp(join(folder, 'none.db'), join(folder, 'b.db'), quiet)).rejects.toThrow(
      /There is no database .*none\.db/,
    );
    expect(readdirSync(folder).filter((name) => /none|b\.db/.test(name))).toEqual([]);
  });

  it.skipIf(process.getuid?.() !== 0)('says that the disk is full', async () => {
    const { file, folder, db } = openSite();
    db.sqlite.prepare('INSERT INTO settings VALUES (?, ?)').run('big', 'x'.repeat(1_000_000));
    const small = join(folder, 'small');
    mkdirSync(small);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', small]);
    try {
      const backup = backUp(file, join(small, 'backup.db'), quiet);
      await expect(backup).rejects.toThrow(/the disk is full\.$/);
      expect(readdirSync(small)).toEqual([]);
    } finally {
      execFileSync('umount', [small]);
    }
  });
});

describe('a restore', () => {
  async function backedUp() {
    const site = openSite();
    getOrCreateSetting(site.db, 'mark', () => 'before');
    await backUp(site.file, site.target, quiet);
    site.db.sqlite.prepare("UPDATE settings SET value = 'after' WHERE key = 'mark'").run();
    return site;
  }

  it('replaces the database with the backup and keeps the old one beside it', async () => {
    const { db, file, target } = await backedUp();
    db.close();
    const { kept: stored } = restore(target, file, quiet);
    expect(settingsIn(file)).toEqual(['before']);
    expect(stored).toMatch(/site\.db\.before-restore-\d{4}-/);
    expect(settingsIn(stored ?? '')).toEqual(['after']);
    openDatabase(file).close();
  });

  it.skipIf(process.getuid?.() !== 0)('keeps the owner and mode of the old file', async () => {
    const { db, file, target } = await backedUp();
    db.close();
    chownSync(file, 65534, 65534);
    chmodSync(file, 0o640);
    restore(target, file, quiet);
    const { uid, gid, mode } = statSync(file);
    expect({ uid, gid, mode: mode & 0o777 }).toEqual({ uid: 65534, gid: 65534, mode: 0o640 });
  });

  it('is refused while another connection has the database open, even an idle one', async () => {
    const { file, target, folder } = await backedUp();
    expect(() => restore(target, file, quiet)).toThrow(
      `${file} is in use. Stop the server, then restore.`,
    );
    expect(settingsIn(file)).toEqual(['after']);
    expect(readdirSync(folder).filter((name) => /before|restoring/.test(name))).toEqual([]);
  });

  it('includes what a crash left in the -wal of the old file', async () => {
    const { db, file, target, folder } = await backedUp();
    const crashed = join(folder, 'crashed.db');
    for (const ending of ['', '-wal']) writeFileSync(crashed + ending, readFileSync(file + ending));
    db.close();
    const { kept: stored } = restore(target, crashed, quiet);
    expect(settingsIn(stored ?? '')).toEqual(['after']);
    expect(settingsIn(crashed)).toEqual(['before']);
  });

  it('works without a database, and with an unreadable old one', async () => {
    const { db, file, target, folder } = await backedUp();
    db.close();
    const fresh = join(folder, 'fresh.db');
    writeFileSync(`${fresh}-wal`, readFileSync(target));
    expect(restore(target, fresh, quiet)).toEqual({ kept: undefined });
    expect(settingsIn(fresh)).toEqual(['before']);
    writeFileSync(file, 'rubbish '.repeat(2000));
    const { kept: stored } = restore(target, file, quiet);
    expect(readFileSync(stored ?? '', 'utf8')).toMatch(/^rubbish/);
    expect(settingsIn(file)).toEqual(['before']);
  });

  it.each([
    [
      'a file that is no database',
      (path: string) => writeFileSync(path, 'text '.repeat(5000)),
      /it is not a SQLite database\.$/,
    ],
    [
      'an empty file',
      (path: string) => writeFileSync(path, ''),
      /it is not a Wattlepath database\.$/,
    ],
    [
      "another program's database",
      (path: string) => void openSqlite(path).exec('CREATE TABLE blogs (id)').close(),
      /it is not a Wattlepath database\.$/,
    ],
    [
      'one of a newer version',
      (path: string) => {
        const db = openDatabase(path);
        makeNewer(db.sqlite, '9.0.0');
        db.close();
      },
      /update the program first\.$/,
    ],
    [
      'a damaged one',
      (path: string) => {
        const db = openDatabase(path);
        db.sqlite.exec("INSERT INTO settings VALUES ('a', 'b')");
        // Drops pages that migrations left free.
        db.sqlite.exec('VACUUM');
        db.close();
        const bytes = readFileSync(path);
        bytes.fill(0xff, bytes.length - 3 * 4096);
        writeFileSync(path, bytes);
      },
      /it is damaged.*: take an older backup\.$/s,
    ],
  ])('refuses %s and leaves the database as it was', async (_name, make, message) => {
    const { db, file, folder } = await backedUp();
    db.close();
    const source = join(folder, 'source.db');
    make(source);
    expect(() => restore(source, file, quiet)).toThrow(message);
    expect(settingsIn(file)).toEqual(['after']);
    expect(readdirSync(folder).filter((name) => /before|restoring/.test(name))).toEqual([]);
  });

  it('reports a missing file', async () => {
    const { file, folder } = await backedUp();
    expect(() => restore(join(folder, 'none'), file, quiet)).toThrow(/^There is no file .*none\.$/);
  });
});
