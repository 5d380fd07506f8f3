import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import * as schema from './schema';

export type Orm = BetterSQLite3Database<typeof schema>;

/** An open database file: `orm` for queries, `sqlite` for what only the driver does. */
export interface Database {
  orm: Orm;
  sqlite: Sqlite.Database;
  /** True where the file held no table when it was opened. */
  isNew: boolean;
  close(): void;
}

// Beside this file in the source, beside the bundle once built (vite.config.ts copies it there).
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/**
 * Opens (or creates) the SQLite file and brings its tables up to date.
 * An acknowledged write survives a power cut: WAL with `synchronous=FULL`.
 * @throws when the file can't be opened, is no database, or a migration fails.
 */
export function openDatabase(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  const sqlite = new Sqlite(file);
  try {
    sqlite.pragma('busy_timeout = 5000');
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    sqlite.function('fold', { deterministic: true }, fold);
    const tables = sqlite
      .prepare("SELECT count(*) FROM sqlite_master WHERE type = 'table'")
      .pluck();
    const isNew = tables.get() === 0;
    const orm = drizzle({ client: sqlite, schema });
    migrate(orm, { migrationsFolder });
    return { orm, sqlite, isNew, close: () => sqlite.close() };
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Lower case for every script, which SQLite's own `lower` and `LIKE` do for ASCII alone. */
export function fold(text: unknown): string {
  return String(text).toLowerCase();
}
