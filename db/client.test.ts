import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from './client';

/** A file as a version before the newest migration left it. */
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
  it('keeps a copy of a file before its tables are changed', () => {
    const { file, folder, copies } = olderFile();
    // The tables are there already, so the migration itself fails: what counts is the copy.
    expect(() => openDatabase(file)).toThrow();
    expect(copies()).toHaveLength(1);
    const copy = new Sqlite(join(folder, copies()[0] ?? ''), { readonly: true });
    expect(copy.prepare("SELECT value FROM settings WHERE key = 'mark'").pluck().get()).toBe(
      'kept',
    );
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
    copy.close();
  });

  it('keeps none of a new file, nor of one that is up to date', () => {
    const { folder, copies } = olderFile();
    const fresh = join(folder, 'fresh.db');
    openDatabase(fresh).close();
    openDatabase(fresh).close();
    expect(copies()).toEqual([]);
  });

  it('does not begin the update where no copy can be made', () => {
    const { file, folder } = olderFile();
    // The name of the copy would be longer than a file system takes.
    const long = join(folder, 'x'.repeat(240));
    renameSync(file, long);
    expect(() => openDatabase(long)).toThrow(/^the update was not begun, because no copy/);
    const sqlite = new Sqlite(long, { readonly: true });
    expect(sqlite.prepare('SELECT max(created_at) FROM __drizzle_migrations').pluck().get()).toBe(
      1,
    );
    sqlite.close();
  });
});
