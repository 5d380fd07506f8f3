import { closeSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RunResult } from 'better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
// Not the package's `drizzle`, whose file asks for one driver by its name.
import {
  BetterSQLiteSession,
  type BetterSQLiteTransaction,
} from 'drizzle-orm/better-sqlite3/session';
import {
  BaseSQLiteDatabase,
  SQLiteSyncDialect,
  type SQLiteTransactionConfig,
} from 'drizzle-orm/sqlite-core';
import { factKeysIn } from './facts/factNames';
import { folderSync } from './file/disk';
import { foreignProblem, isEmpty, reasonOf } from './file/fileCheck';
import { imageIds } from './media/imageIds';
import { migrationsFolder, pendingMigrations } from './migrationFiles';
import { openSqlite, type SqliteFile, type SqliteStatement } from './sqlite';

const maxStatements = 200;

const noBytes =
  'it is empty, like a copy that was cut off. Restore a backup with npm run restore -- FILE, or delete the file to start a new site';

type NoSchema = Record<string, never>;
export type Orm = BaseSQLiteDatabase<'sync', RunResult>;
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** An open database file: `orm` for queries, `sqlite` for what only the driver does. */
export interface Database {
  orm: Orm;
  sqlite: SqliteFile;
  close(): void;
}

/**
 * A file that can't be used as it is, in words for the operator; nothing in it was changed, and to
 * start again would fail again.
 */
export class UnusableFileError extends Error {}
/** What reads before it writes must not meet another's write in between: that fails at once. */
class ImmediateSession extends BetterSQLiteSession<NoSchema, NoSchema> {
  override transaction<Result>(
    work: (tx: BetterSQLiteTransaction<NoSchema, NoSchema>) => Result,
    config: SQLiteTransactionConfig = { behavior: 'immediate' },
  ): Result {
    return super.transaction(work, config);
  }
}

/**
 * Opens (or creates) the SQLite file and brings its tables up to date; before it changes the tables
 * of a file that was there, it puts a copy beside it.
 * An acknowledged write survives a power cut: WAL with `synchronous=FULL`.
 * @throws when the file can't be opened; UnusableFileError when it is empty, another program's or a
 * newer version's, or when a migration fails.
 */
export function openDatabase(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) throw new UnusableFileError(noBytes);
  // The file holds the key of the sessions: SQLite gives its `-wal` and `-shm` the same mode.
  closeSync(openSync(file, 'a', 0o600));
  const sqlite = openSqlite(file);
  try {
    sqlite.pragma('busy_timeout = 5000');
    const isNew = isEmpty(sqlite);
    const problem = isNew ? undefined : foreignProblem(sqlite);
    if (problem) throw new UnusableFileError(problem);
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    // An erased address must leave the file as well.
    sqlite.pragma('secure_delete = ON');
    // 4 MB: the system keeps the file's pages in memory anyway.
    sqlite.pragma('cache_size = -4000');
    sqlite.function('fold', { deterministic: true }, fold);
    // For the migrations that look for what posts name that were there before them.
    sqlite.function('image_ids', (text: unknown) => JSON.stringify(imageIds(String(text))));
    sqlite.function('fact_keys', (text: unknown) => JSON.stringify(factKeysIn(String(text))));
    const dialect = new SQLiteSyncDialect();
    const client = keepingStatements(sqlite);
    const session = new ImmediateSession(client, dialect, undefined);
    const orm = new BaseSQLiteDatabase('sync', dialect, session, undefined);
    const pending = pendingMigrations(sqlite).at(-1);
    const copy = !isNew && pending ? keepCopy(sqlite, file, pending) : undefined;
    try {
      migrate(orm, { migrationsFolder });
    } catch (error) {
      const kept = copy ? ` The database as it was is also in ${copy}.` : '';
      throw new UnusableFileError(
        `the update ${pending} failed and was undone: ${reasonOf(error)}.${kept} Go back to the previous version, or fix what it names.`,
      );
    }
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

/**
 * The same for what can be made again from the rest: it may be lost in a power cut, all of it, and
 * waits for no disk.
 */
export function nonDurableTransaction<Result>(db: Database, work: () => Result): Result {
  db.sqlite.pragma('synchronous = NORMAL');
  try {
    return inTransaction(db, work);
  } finally {
    db.sqlite.pragma('synchronous = FULL');
  }
}

/** Runs `work`, which only reads, on the database as it is at one moment. */
export function readTransaction<Result>({ sqlite }: Database, work: () => Result): Result {
  return sqlite.transaction(work).deferred();
}

/** A client that compiles each text of SQL once: drizzle would do so at every query. */
function keepingStatements(sqlite: SqliteFile): SqliteFile {
  const kept = new Map<string, SqliteStatement>();
  const prepare = (source: string): SqliteStatement => {
    const known = kept.get(source);
    if (known) return known;
    const statement = sqlite.prepare(source);
    // A list of ids has a text for each length, so that the texts may be many.
    if (kept.size >= maxStatements) kept.clear();
    kept.set(source, statement);
    return statement;
  };
  return Object.assign(Object.create(sqlite) as SqliteFile, { prepare });
}

/** Keeps one copy for each update, however often it is tried. */
function keepCopy(sqlite: SqliteFile, file: string, update: string): string {
  const copy = `${file}.before-update-${update}`;
  const partial = `${copy}.partial`;
  try {
    rmSync(partial, { force: true });
    closeSync(openSync(partial, 'wx', 0o600));
    sqlite.prepare('VACUUM INTO ?').run(partial);
    renameSync(partial, copy);
    folderSync(dirname(copy));
  } catch (error) {
    try {
      rmSync(partial);
    } catch {
      // Nothing was written.
    }
    throw new Error(
      `the update was not started, because no copy could first be made at ${copy}: ${reasonOf(error)}.`,
    );
  }
  console.log(`Kept the database as it was before this update: ${copy}`);
  return copy;
}

/** Lower case for every script, which SQLite's own `lower` and `LIKE` do for ASCII alone. */
export function fold(text: unknown): string {
  return String(text).toLowerCase();
}
