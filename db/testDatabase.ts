import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { onTestFinished } from 'vitest';
import { lastDigits } from '../shared/enquiryFields';
import { type Database, foldCase, openDatabase } from './client';
import { factKeysIn } from './facts/factNames';
import { imageIds } from './media/imageIds';
import { migrationsFolder } from './migrationFiles';
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
  sqlite.function('fold', { deterministic: true }, foldCase);
  sqlite.function('fact_keys', (text: unknown) => JSON.stringify(factKeysIn(String(text))));
  sqlite.function('image_ids', (text: unknown) => JSON.stringify(imageIds(String(text))));
  sqlite.function('last_digits', (text: unknown) => lastDigits(String(text)));
  sqlite.exec(
    'CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(
    0,
    count,
  )) {
    for (const statement of sql) sqlite.exec(statement);
    sqlite
      .prepare('INSERT INTO __drizzle_migrations (hash, created_at) VALUES (?, ?)')
      .run(hash, folderMillis);
  }
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
