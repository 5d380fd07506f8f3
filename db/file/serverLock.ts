import { closeSync, existsSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqlite, type SqliteFile } from '../sqlite';
import { codeOf } from './fileCheck';

const retryMs = 100;

/** Another server serves this database, and went on doing so. */
export class DatabaseInUseError extends Error {}

/**
 * Keeps other servers from this database until `close`, or until the process ends in whatever way:
 * it is SQLite's lock on an empty file beside the database, which no command takes.
 * @param waitMs how long another server may take to end.
 * @param onWait is called once, where one has to.
 * @throws DatabaseInUseError where it hasn't by then.
 */
export async function lockForServing(
  file: string,
  waitMs: number,
  onWait: () => void,
): Promise<Pick<SqliteFile, 'close'>> {
  mkdirSync(dirname(file), { recursive: true });
  // Two names of one database must meet at one lock.
  const lockFile = `${existsSync(file) ? realpathSync(file) : file}.lock`;
  const end = Date.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    const lock = tryLock(lockFile);
    if (lock) return lock;
    if (isFirst) onWait();
    if (Date.now() >= end) {
      throw new DatabaseInUseError(
        `Another server still uses ${file}. Stop it, or give this one a database of its own (DATABASE_FILE).`,
      );
    }
    await pause(retryMs);
  }
}

function tryLock(lockFile: string): SqliteFile | undefined {
  // As private as the database beside it.
  if (!existsSync(lockFile)) closeSync(openSync(lockFile, 'a', 0o600));
  const sqlite = openSqlite(lockFile, { timeout: 0 });
  try {
    // No file of its own for what is never written: a full disk must not keep the site from starting.
    sqlite.pragma('journal_mode = MEMORY');
    sqlite.exec('BEGIN EXCLUSIVE');
    return sqlite;
  } catch (error) {
    sqlite.close();
    if (codeOf(error).startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
}
