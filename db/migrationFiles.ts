import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { version } from '../package.json';
import type { SqliteFile } from './sqlite';

// Beside this file in the source, and beside the bundle once built (vite.config.ts copies it).
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Lists pending migrations. Like drizzle, compares with the newest applied one. */
export function pendingMigrations(sqlite: SqliteFile): string[] {
  const applied = appliedMigration(sqlite);
  return knownMigrations()
    .filter(({ when }) => when > applied)
    .map(({ tag }) => tag);
}

/** Tells whether a database has a migration that this program doesn't know. */
export function isNewer(sqlite: SqliteFile): boolean {
  return knownMigrations().every(({ when }) => when < appliedMigration(sqlite));
}

/**
 * Returns the version that this program must have at least to open the file; undefined if it may
 * open it, as a newer one's whose migrations only added to the tables.
 */
export function neededVersion(sqlite: SqliteFile): string | undefined {
  if (!isNewer(sqlite)) return undefined;
  const query = "SELECT value FROM settings WHERE key = 'oldest_version'";
  const oldest = sqlite.prepare(query).pluck().get();
  return typeof oldest === 'string' && !isBefore(version, oldest)
    ? undefined
    : String(oldest ?? `after ${version}`);
}

/** Compares versions such as 1.10.0 by their numbers. */
export function isBefore(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) < 0;
}

function knownMigrations(): { tag: string; when: number }[] {
  return JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, 'utf8')).entries;
}

function appliedMigration(sqlite: SqliteFile): number {
  const isMigrated = sqlite
    .prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'")
    .get();
  const newest = 'SELECT max(created_at) FROM __drizzle_migrations';
  return isMigrated ? Number(sqlite.prepare(newest).pluck().get()) : 0;
}
