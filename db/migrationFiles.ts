import { fileURLToPath } from 'node:url';
import type Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';

// Beside this file in the source, beside the bundle once built (vite.config.ts copies it there).
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** When the newest migration that this program knows was made (milliseconds). */
export function latestMigration(): number {
  return Math.max(...readMigrationFiles({ migrationsFolder }).map((file) => file.folderMillis));
}

/** How many migrations a database has yet to get; drizzle goes by the newest that it has. */
export function countPending(sqlite: Sqlite.Database): number {
  const isMigrated = sqlite
    .prepare("SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'")
    .get();
  const applied = isMigrated
    ? Number(sqlite.prepare('SELECT max(created_at) FROM __drizzle_migrations').pluck().get())
    : 0;
  const known = readMigrationFiles({ migrationsFolder });
  return known.filter((file) => file.folderMillis > applied).length;
}
