import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SqliteFile } from './sqlite';

// Beside this file in the source, beside the bundle once built (vite.config.ts copies it there).
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** The names of the migrations that a database has yet to get; drizzle goes by the newest that it has. */
export function pendingMigrations(sqlite: SqliteFile): string[] {
  const applied = appliedMigration(sqlite);
  return knownMigrations()
    .filter(({ when }) => when > applied)
    .map(({ tag }) => tag);
}

/** Whether a database has a migration that this program doesn't know. */
export function isNewer(sqlite: SqliteFile): boolean {
  return knownMigrations().every(({ when }) => when < appliedMigration(sqlite));
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
