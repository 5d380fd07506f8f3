import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase, UnusableFileError } from './client';
import { getSetting, putSetting } from './settings';
import { openSqlite } from './sqlite';
import { makeNewer, testFile } from './testDatabase';

/** Builds a file as the version before the newest migration left it. */
function olderFile() {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'site.db');
  const db = openDatabase(file);
  db.sqlite.exec("INSERT INTO settings VALUES ('mark', 'kept')");
  const newest = 'SELECT max(created_at) FROM __drizzle_migrations';
  db.sqlite.exec(`UPDATE __drizzle_migrations SET created_at = 1 WHERE created_at = (${newest})`);
  db.sqlite.exec('DELETE FROM __drizzle_migrations WHERE created_at > 1');
  db.close();
  const copies = () => readdirSync(folder).filter((name) => name.includes('before-update'));
  return { folder, file, copies };
}

describe('opening a database', () => {
  it('copies a file before its tables are changed', () => {
    const { file, folder, copies } = olderFile();
    // The tables already exist, so the migration fails; only the copy matters here.
    const reported =
      /^the update \d{4}_\w+ failed and was undone: .*already exists\. .*before-update/;
    for (const start of [1, 2, 3]) {
      expect(() => openDatabase(file), `start ${start}`).toThrow(UnusableFileError);
      expect(() => openDatabase(file)).toThrow(reported);
    }
    expect(copies()).toEqual([expect.stringMatching(/^site\.db\.before-update-\d{4}_\w+$/)]);
    expect(statSync(join(folder, copies()[0] ?? '')).mode & 0o777).toBe(0o600);
    const copy = openSqlite(join(folder, copies()[0] ?? ''), { readonly: true });
    expect(copy.prepare("SELECT value FROM settings WHERE key = 'mark'").pluck().get()).toBe(
      'kept',
    );
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
    copy.close();
  });

  it('copies neither a new file nor one that is up to date', () => {
    const { folder, copies } = olderFile();
    const fresh = join(folder, 'fresh.db');
    openDatabase(fresh).close();
    openDatabase(fresh).close();
    expect(copies()).toEqual([]);
  });

  it('refuses newer, foreign and empty files, and leaves them unchanged', () => {
    const { folder, file } = olderFile();
    const empty = join(folder, 'empty.db');
    writeFileSync(empty, '');
    expect(() => openDatabase(empty)).toThrow(/^it is empty.* npm run restore/);
    expect(statSync(empty).size).toBe(0);
    const newer = openSqlite(file);
    makeNewer(newer, '9.0.0');
    expect(() => openDatabase(file)).toThrow(/^it was written by a newer version.*needs 9\.0\.0/);
    newer.exec("DELETE FROM settings WHERE key = 'oldest_version'");
    newer.close();
    expect(() => openDatabase(file)).toThrow(/^it was written by a newer version/);
    const other = join(folder, 'other.db');
    openSqlite(other).exec('CREATE TABLE blogs (id)').close();
    const bytes = readFileSync(other);
    expect(() => openDatabase(other)).toThrow('it is not a Wattlepath database');
    expect(readFileSync(other)).toEqual(bytes);
  });

  it('opens a file of a newer version that only added to the tables', () => {
    const file = testFile();
    openDatabase(file).close();
    const newer = openSqlite(file);
    makeNewer(newer, '1.0.0');
    newer.exec("ALTER TABLE settings ADD COLUMN note text NOT NULL DEFAULT ''");
    newer.close();
    const db = openDatabase(file);
    putSetting(db, 'kept', 'yes');
    expect(getSetting(db, 'kept')).toBe('yes');
    db.close();
  });

  it('continues a first start that was interrupted before its tables', () => {
    const file = join(olderFile().folder, 'begun.db');
    const drizzles = 'CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash, created_at)';
    openSqlite(file).exec(drizzles).close();
    openDatabase(file).close();
  });

  it('doesn’t start an update if no copy can be made', () => {
    const { file, folder } = olderFile();
    // Makes the copy's name longer than file systems allow.
    const long = join(folder, 'x'.repeat(240));
    renameSync(file, long);
    expect(() => openDatabase(long)).toThrow(/^the update was not started, because no copy/);
    const sqlite = openSqlite(long, { readonly: true });
    expect(sqlite.prepare('SELECT max(created_at) FROM __drizzle_migrations').pluck().get()).toBe(
      1,
    );
    sqlite.close();
  });
});

it('blocks other writers during a transaction that reads first', () => {
  const { file } = olderFile();
  const file2 = `${file}.fresh`;
  const db = openDatabase(file2);
  const other = openSqlite(file2, { timeout: 1 });
  db.orm.transaction((tx) => {
    tx.run(sql`SELECT count(*) FROM settings`);
    expect(() => other.exec("INSERT INTO settings VALUES ('b', '2')")).toThrow(/locked/);
    tx.run(sql`INSERT INTO settings VALUES ('a', '1')`);
  });
  other.close();
  db.close();
});
