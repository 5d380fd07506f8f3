import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'better-sqlite3';
import { type BetterSQLite3Database, drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { folderSync } from './disk';
import { reasonOf } from './fileCheck';
import { countPending, migrationsFolder } from './migrationFiles';
import * as schema from './schema';
import { timeForFileName } from './time';

const maxStatements = 200;

export type Orm = BetterSQLite3Database<typeof schema>;

/** An open database file: `orm` for queries, `sqlite` for what only the driver does. */
export interface Database {
  orm: Orm;
  sqlite: Sqlite.Database;
  close(): void;
}

/**
 * Opens (or creates) the SQLite file and brings its tables up to date; before it changes the tables
 * of a file that was there, it puts a copy beside it.
 * An acknowledged write survives a power cut: WAL with `synchronous=FULL`.
 * @throws when the file can't be opened, is no database, or a migration fails.
 */
export function openDatabase(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  // The file holds the key of the sessions: SQLite gives its `-wal` and `-shm` the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const sqlite = new Sqlite(file);
  try {
    sqlite.pragma('busy_timeout = 5000');
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    // 4 MB: the system keeps the file's pages in memory anyway.
    sqlite.pragma('cache_size = -4000');
    sqlite.function('fold', { deterministic: true }, fold);
    const tables = sqlite
      .prepare("SELECT count(*) FROM sqlite_master WHERE type = 'table'")
      .pluck();
    const isNew = tables.get() === 0;
    if (!isNew && countPending(sqlite) > 0) keepCopy(sqlite, file);
    const orm = drizzle({ client: keepingStatements(sqlite), schema });
    migrate(orm, { migrationsFolder });
    return { orm, sqlite, close: () => sqlite.close() };
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Runs `work` so that all that it writes is stored, or none; it may use functions that do the same. */
export function inTransaction<Result>({ sqlite }: Database, work: () => Result): Result {
  return sqlite.transaction(work).immediate();
}

/** A client that compiles each text of SQL once: drizzle would do so at every query. */
function keepingStatements(sqlite: Sqlite.Database): Sqlite.Database {
  const kept = new Map<string, Sqlite.Statement>();
  const prepare = (source: string): Sqlite.Statement => {
    const known = kept.get(source);
    if (known) return known;
    const statement = sqlite.prepare(source);
    // A list of ids has a text for each length, so that the texts may be many.
    if (kept.size >= maxStatements) kept.clear();
    kept.set(source, statement);
    return statement;
  };
  return Object.assign(Object.create(sqlite) as Sqlite.Database, { prepare });
}

function keepCopy(sqlite: Sqlite.Database, file: string): void {
  const copy = `${file}.before-update-${timeForFileName()}`;
  try {
    sqlite.prepare('VACUUM INTO ?').run(copy);
    chmodSync(copy, 0o600);
    folderSync(dirname(copy));
  } catch (error) {
    try {
      rmSync(copy);
    } catch {
      // Nothing was written.
    }
    throw new Error(
      `the update was not begun, because no copy could be made first to ${copy}: ${reasonOf(error)}.`,
    );
  }
  console.log(`Kept the database as it was before this update: ${copy}`);
}

/** Lower case for every script, which SQLite's own `lower` and `LIKE` do for ASCII alone. */
export function fold(text: unknown): string {
  return String(text).toLowerCase();
}
