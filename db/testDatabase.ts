import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { addFunctions, type Database, openDatabase } from './client';
import { allMigrations, applyMigrations } from './migrationFiles';
import { openSqlite, type SqliteFile } from './sqlite';

/** Returns the path of a file that is deleted, with its folder, after the test. */
export function testFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-db-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'site.db');
}

/** Bytes of freshly migrated files by what they are filled with, each made once per process. */
const templates = new Map<string, Buffer>();

function templateBytes(key: string, fill: (db: Database) => void): Buffer {
  const made = templates.get(key);
  if (made) return made;
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-db-'));
  const file = join(folder, 'site.db');
  const db = openDatabase(file);
  fill(db);
  db.close();
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  templates.set(key, bytes);
  return bytes;
}

/**
 * Opens a freshly migrated database, closed after the test. Writes don't wait for the disk.
 * @param content what a new file is filled with; its key says what the filling depends on.
 */
export function testDatabase(
  file = testFile(),
  content: { key: string; fill(db: Database): void } = { key: '', fill: () => {} },
): Database {
  if (!existsSync(file)) {
    writeFileSync(file, templateBytes(content.key, content.fill), { mode: 0o600 });
  }
  const db = openDatabase(file);
  db.sqlite.pragma('synchronous = OFF');
  onTestFinished(() => db.close());
  return db;
}

/** Opens a file with the tables of the first `count` migrations, to be filled with old data. */
export function olderFile(file: string, count: number): SqliteFile {
  const sqlite = openSqlite(file);
  addFunctions(sqlite);
  applyMigrations(sqlite, allMigrations().slice(0, count));
  return sqlite;
}

/** Makes the file one of a newer version, that `oldest` of the program may open at least. */
export function makeNewer(sqlite: SqliteFile, oldest: string): void {
  sqlite.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9e15)");
  sqlite
    .prepare("INSERT OR REPLACE INTO settings (key, value) VALUES ('oldest_version', ?)")
    .run(oldest);
}

/** Keeps the file from growing, as on a full disk. */
export function leaveNoRoom({ sqlite }: Database): void {
  sqlite.exec('VACUUM');
  sqlite.pragma(`max_page_count = ${sqlite.pragma('page_count', { simple: true })}`);
}
