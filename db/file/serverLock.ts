import { closeSync, existsSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openSqlite, type SqliteFile } from '../sqlite';
import { errorCode } from './fileCheck';

const retryMs = 100;

export class DatabaseInUseError extends Error {}

/**
 * Keeps other servers from using this database until `close` or the end of the process. Uses
 * SQLite's lock on an empty file beside the database, which commands ignore.
 * @param waitMs how long to wait for another server to stop.
 * @param onWait is called once if it has to wait.
 * @throws DatabaseInUseError if the other server is still running then.
 */
export async function lockForServing(
  file: string,
  waitMs: number,
  onWait: () => void,
): Promise<Pick<SqliteFile, 'close'>> {
  mkdirSync(dirname(file), { recursive: true });
  // Resolves links, so that two names of one database share a lock.
  const lockFile = `${existsSync(file) ? realpathSync(file) : file}.lock`;
  const end = Date.now() + waitMs;
  for (let isFirst = true; ; isFirst = false) {
    const lock = tryLock(lockFile);
    if (lock) return lock;
    if (isFirst) onWait();
    if (Date.now() >= end) {
      throw new DatabaseInUseError(
        `Another server still uses ${file}. Stop it, or give this one its own database (DATABASE_FILE).`,
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
    // Avoids a journal file: a full disk must not keep the site from starting.
    sqlite.pragma('journal_mode = MEMORY');
    sqlite.exec('BEGIN EXCLUSIVE');
    return sqlite;
  } catch (error) {
    sqlite.close();
    if (errorCode(error).startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
}
