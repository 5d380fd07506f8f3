import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { RunResult } from 'better-sqlite3';
// drizzle's own entry file imports a specific driver by name.
import {
  BetterSQLiteSession,
  type BetterSQLiteTransaction,
} from 'drizzle-orm/better-sqlite3/session';
import {
  BaseSQLiteDatabase,
  SQLiteSyncDialect,
  type SQLiteTransactionConfig,
} from 'drizzle-orm/sqlite-core';
import { lastDigits } from '../shared/enquiryFields';
import { factKeysIn } from './facts/factNames';
import { folderSync } from './file/disk';
import { explainError, foreignProblem, isEmpty } from './file/fileCheck';
import { imageIds } from './media/imageIds';
import { allMigrations, applyMigrations, migrationState } from './migrationFiles';
import { openSqlite, type SqliteFile, type SqliteStatement } from './sqlite';

const maxStatements = 200;

const noBytes =
  'it is empty, like a copy that was cut off. Restore a backup with npm run restore -- FILE, or, for a new site, delete it and start once with npm start -- --new-site';

type NoSchema = Record<string, never>;
export type Orm = BaseSQLiteDatabase<'sync', RunResult>;
export type Transaction = Parameters<Parameters<Orm['transaction']>[0]>[0];

/** An open database file: `orm` for queries, `sqlite` for driver features. */
export interface Database {
  orm: Orm;
  sqlite: SqliteFile;
  close(): void;
}

/**
 * The file can't be used as it is. The message tells the operator why. Nothing was changed; a
 * restart would fail the same way.
 */
export class UnusableFileError extends Error {}
/**
 * Begins transactions as IMMEDIATE. A deferred one that reads before it writes fails at once if
 * another connection wrote in between.
 */
class ImmediateSession extends BetterSQLiteSession<NoSchema, NoSchema> {
  override transaction<Result>(
    work: (tx: BetterSQLiteTransaction<NoSchema, NoSchema>) => Result,
    config: SQLiteTransactionConfig = { behavior: 'immediate' },
  ): Result {
    return super.transaction(work, config);
  }
}

/**
 * Opens (or creates) the SQLite file and migrates it. Before migrating an existing file, puts a
 * copy beside it. An acknowledged write survives a power cut: WAL with `synchronous=FULL`.
 * @throws if the file can't be opened; UnusableFileError if it is empty, from another program or a
 *   newer version, or if a migration fails.
 */
export function openDatabase(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) throw new UnusableFileError(noBytes);
  if (!existsSync(file)) createFile(file);
  const sqlite = openSqlite(file);
  try {
    sqlite.pragma('busy_timeout = 5000');
    const isNew = isEmpty(sqlite);
    const problem = isNew ? undefined : foreignProblem(sqlite);
    if (problem) throw new UnusableFileError(problem);
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    // Overwrites deleted rows, so that erased addresses leave the file.
    sqlite.pragma('secure_delete = ON');
    // 4 MB: the operating system caches the file's pages anyway.
    sqlite.pragma('cache_size = -4000');
    addFunctions(sqlite);
    const dialect = new SQLiteSyncDialect();
    const client = cachingStatements(sqlite);
    const session = new ImmediateSession(client, dialect, undefined);
    const orm = new BaseSQLiteDatabase('sync', dialect, session, undefined);
    const { pending } = migrationState(sqlite);
    const update = allMigrations().at(-1)?.tag ?? '';
    const copy = !isNew && pending.length > 0 ? copyBeforeUpdate(sqlite, file, update) : undefined;
    try {
      applyMigrations(sqlite, pending);
    } catch (error) {
      const copyNote = copy ? ` The previous database is also in ${copy}.` : '';
      throw new UnusableFileError(
        `the update to ${update} failed and was undone: ${explainError(error)}.${copyNote} Go back to the previous version, or fix what it names.`,
      );
    }
    return { orm, sqlite, close: () => sqlite.close() };
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** Adds the functions that queries, indexes and migrations use. */
export function addFunctions(sqlite: SqliteFile): void {
  sqlite.function('fold', { deterministic: true }, foldCase);
  // Used by migrations: what existing posts refer to, and visitors' phone numbers.
  sqlite.function('image_ids', (text: unknown) => JSON.stringify(imageIds(String(text))));
  sqlite.function('fact_keys', (text: unknown) => JSON.stringify(factKeysIn(String(text))));
  sqlite.function('last_digits', (text: unknown) => lastDigits(String(text)));
}

/**
 * Creates a file with nothing of ours in it yet. Renamed when it is whole: an empty file is always a
 * copy that was cut off, never a first start that was killed.
 */
function createFile(file: string): void {
  const fresh = `${file}.creating`;
  for (const left of [fresh, `${fresh}-journal`]) rmSync(left, { force: true });
  // The file holds the session key. SQLite gives `-wal` and `-shm` the same mode.
  closeSync(openSync(fresh, 'wx', 0o600));
  const sqlite = openSqlite(fresh);
  applyMigrations(sqlite, []);
  sqlite.close();
  renameSync(fresh, file);
}

/** Runs `work` in a transaction. Nested calls join the outer one. */
export function inTransaction<Result>({ sqlite }: Database, work: () => Result): Result {
  return sqlite.transaction(work).immediate();
}

/**
 * Runs `work` in a transaction that doesn't wait for the disk, for data that can be rebuilt. A
 * power cut may lose all of it.
 */
export function nonDurableTransaction<Result>(db: Database, work: () => Result): Result {
  db.sqlite.pragma('synchronous = NORMAL');
  try {
    return inTransaction(db, work);
  } finally {
    db.sqlite.pragma('synchronous = FULL');
  }
}

/** Runs read-only `work` on a consistent snapshot. */
export function readTransaction<Result>({ sqlite }: Database, work: () => Result): Result {
  return sqlite.transaction(work).deferred();
}

/** Caches compiled statements by SQL text; drizzle would compile each query again. */
function cachingStatements(sqlite: SqliteFile): SqliteFile {
  const cached = new Map<string, SqliteStatement>();
  const prepare = (source: string): SqliteStatement => {
    const known = cached.get(source);
    if (known) return known;
    const statement = sqlite.prepare(source);
    // Lists of ids make a different text for each length, so texts can be many.
    if (cached.size >= maxStatements) cached.clear();
    cached.set(source, statement);
    return statement;
  };
  return Object.assign(Object.create(sqlite) as SqliteFile, { prepare });
}

/**
 * Copies the file once per update, however often the update is tried: going back to the release
 * before finds the copy by the newest migration of the release after (scripts/update/update.ts).
 */
function copyBeforeUpdate(sqlite: SqliteFile, file: string, update: string): string {
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
      `the update was not started, because no copy could first be made at ${copy}: ${explainError(error)}.`,
    );
  }
  console.log(`Saved the database from before this update as ${copy}`);
  return copy;
}

/** Lowercases text in every script. SQLite's `lower` and `LIKE` handle ASCII only. */
export function foldCase(text: unknown): string {
  return String(text).toLowerCase();
}
