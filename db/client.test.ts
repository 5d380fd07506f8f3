import { createHash } from 'node:crypto';
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
import { missingParts } from './file/schemaParts';
import { allMigrations, type Migration } from './migrationFiles';
import { getSetting, putSetting } from './settings';
import { openSqlite, type SqliteFile } from './sqlite';
import { olderFile as buildOlder, makeNewer, testFile } from './testDatabase';

/** Builds a file as the version before the newest migration left it, with its tables all the same. */
function olderFile() {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'site.db');
  const db = openDatabase(file);
  db.sqlite.exec("INSERT INTO settings VALUES ('mark', 'kept')");
  forget(db.sqlite, adding.tag);
  db.close();
  const copies = () => readdirSync(folder).filter((name) => name.includes('before-update'));
  return { folder, file, copies };
}

const [newest] = allMigrations().slice(-1) as [Migration];
/** The newest that fails where it was applied already. */
const [adding] = allMigrations()
  .filter(({ statements }) => /\b(ADD|CREATE TABLE)\b/.test(statements.join()))
  .slice(-1) as [Migration];
const count = (sqlite: SqliteFile) =>
  sqlite.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get();

/** Forgets that a migration was applied. */
function forget(sqlite: SqliteFile, tag: string): void {
  const { hash } = allMigrations().find((one) => one.tag === tag) ?? newest;
  sqlite.prepare('DELETE FROM __drizzle_migrations WHERE hash = ?').run(hash);
}

describe('opening a database', () => {
  it('copies a file before its tables are changed', () => {
    const { file, folder, copies } = olderFile();
    // The tables already exist, so the migration fails; only the copy matters here.
    const reported =
      /^the update to \d{4}_\w+ failed and was undone: .*(?:already exists|duplicate column name).*before-update/;
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
    expect(count(sqlite)).toBe(allMigrations().length - 1);
    sqlite.close();
  });
});

describe('migrations', () => {
  it('are applied once, by their content, whatever dates or names they got', () => {
    const file = testFile();
    const older = buildOlder(file, 50);
    // An owner's own, dated after what comes next.
    older.exec("ALTER TABLE posts ADD COLUMN subtitle text NOT NULL DEFAULT ''");
    older.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('own', 9e12)");
    older.close();
    const db = openDatabase(file);
    expect(count(db.sqlite)).toBe(allMigrations().length + 1);
    expect(missingParts(db.sqlite)).toEqual([]);
    expect(db.sqlite.prepare('SELECT count(subtitle) FROM posts').pluck().get()).toBe(0);
    db.close();
    openDatabase(file).close();
  });

  it('of an owner are no newer version in a file from before files named one', () => {
    const file = testFile();
    const older = buildOlder(file, 24);
    older.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('own', 9e12)");
    older.close();
    const db = openDatabase(file);
    expect(missingParts(db.sqlite)).toEqual([]);
    db.close();
  });

  it('applied from files with other line ends, or as they first were, count as applied', () => {
    const file = testFile();
    const db = openDatabase(file);
    const { statements, hash } = newest;
    const windows = statements.join('--> statement-breakpoint').replaceAll('\n', '\r\n');
    const set = db.sqlite.prepare('UPDATE __drizzle_migrations SET hash = ? WHERE hash = ?');
    set.run(createHash('sha256').update(windows).digest('hex'), hash);
    const first = '0ff77ec61c00e73b04a13ce9fb358e5f5bf45a227c7ee77be89d66848f429aac';
    const posts = allMigrations().find(({ tag }) => tag === '0019_posts');
    expect(set.run(first, posts?.hash).changes).toBe(1);
    db.close();
    openDatabase(file).close();
  });

  it('changed after they were applied are refused, with the way past it', () => {
    const file = testFile();
    const db = openDatabase(file);
    const set = db.sqlite.prepare("UPDATE __drizzle_migrations SET hash = 'older' WHERE hash = ?");
    set.run(newest.hash);
    db.close();
    expect(() => openDatabase(file)).toThrow(
      new RegExp(`^db/migrations/${newest.tag}\\.sql was changed .*add 'older' to formerHashes`),
    );
  });

  it('note what the builds before read: a hash of the text, and the date', () => {
    const db = openDatabase(testFile());
    const last = 'SELECT hash, created_at FROM __drizzle_migrations ORDER BY rowid DESC';
    expect(db.sqlite.prepare(last).get()).toEqual({ hash: newest.hash, created_at: newest.when });
    expect(newest.hash).toMatch(/^[0-9a-f]{64}$/);
    db.close();
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
