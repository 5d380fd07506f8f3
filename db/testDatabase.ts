import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { onTestFinished } from 'vitest';
import { type Database, fold, openDatabase } from './client';
import { factKeysIn } from './facts/factNames';
import { imageIds } from './media/imageIds';
import { migrationsFolder } from './migrationFiles';
import { openSqlite, type SqliteFile } from './sqlite';

/** The path of a file that is gone, with its folder, after the test. */
export function testFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-db-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'site.db');
}

let migrated: Buffer | undefined;

/** What a fresh migrated file holds; made once for all tests of a process. */
function migratedFile(): Buffer {
  if (migrated) return migrated;
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-db-'));
  const file = join(folder, 'site.db');
  openDatabase(file).close();
  migrated = readFileSync(file);
  rmSync(folder, { recursive: true });
  return migrated;
}

/**
 * A fresh migrated database, closed after the test. What is written to it need not outlive a power
 * cut, so that no test waits for the disk.
 */
export function testDatabase(file = testFile()): Database {
  if (!existsSync(file)) writeFileSync(file, migratedFile(), { mode: 0o600 });
  const db = openDatabase(file);
  db.sqlite.pragma('synchronous = OFF');
  onTestFinished(() => db.close());
  return db;
}

/** A file with the tables that the first `count` migrations made, open for what stood in it. */
export function olderFile(file: string, count: number): SqliteFile {
  const sqlite = openSqlite(file);
  sqlite.function('fold', { deterministic: true }, fold);
  sqlite.function('fact_keys', (text: unknown) => JSON.stringify(factKeysIn(String(text))));
  sqlite.function('image_ids', (text: unknown) => JSON.stringify(imageIds(String(text))));
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

/** Lets the file grow no more, as on a full disk. */
export function leaveNoRoom({ sqlite }: Database): void {
  sqlite.exec('VACUUM');
  sqlite.pragma(`max_page_count = ${sqlite.pragma('page_count', { simple: true })}`);
}
