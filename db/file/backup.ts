import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { openSqlite, type SqliteFile } from '../sqlite';
import { timeForFileName } from '../time';
import { folderSync } from './disk';
import { checkFile, errorCode, explainError, openExisting } from './fileCheck';
import { secureDeleteCopy } from './secureDelete';

/** Pages copied between progress reports and turns of other work. */
const pagesAtOnce = 500;

/** A backup or restore failed. The message tells the operator why. Nothing was lost. */
export class BackupError extends Error {}

/**
 * Copies the database to `target` while a server is running. The copy is a snapshot of the start, a
 * single file without a `-wal`, and is checked before it gets its final name.
 * @param onProgress receives the share copied, from 0 to 1.
 * @throws BackupError on failure; `target` is unchanged then.
 */
export async function backUp(
  file: string,
  target: string,
  onProgress: (share: number) => void,
): Promise<{ bytes: number }> {
  if (!existsSync(file)) throw new BackupError(`There is no database ${file}.`);
  if (!existsSync(dirname(target))) throw new BackupError(`There is no folder ${dirname(target)}.`);
  refuseExisting(target);
  const partial = `${target}.partial`;
  try {
    await copyOnline(file, partial, onProgress);
    const problem = checkFile(partial, `run npm run doctor, which looks at ${file} itself`);
    if (problem) throw new BackupError(`The copy is damaged: ${problem}.`);
    const bytes = statSync(partial).size;
    renameIfFree(partial, target);
    return { bytes };
  } catch (error) {
    removeWithSidecars(partial);
    if (error instanceof BackupError) throw error;
    throw new BackupError(`No backup was made to ${target}: ${explainError(error)}.`);
  }
}

function refuseExisting(target: string): void {
  if (!existsSync(target)) return;
  throw new BackupError(`${target} already exists. Nothing is overwritten: name another file.`);
}

async function copyOnline(
  file: string,
  partial: string,
  onProgress: (share: number) => void,
): Promise<void> {
  createPrivate(partial);
  const source = openExisting(file);
  try {
    // Without a transaction, every write of the server would restart the copy.
    source.exec('BEGIN');
    source.prepare('SELECT count(*) FROM sqlite_master').get();
    await source.backup(partial, {
      progress: ({ totalPages, remainingPages }) => {
        onProgress(totalPages === 0 ? 0 : 1 - remainingPages / totalPages);
        return pagesAtOnce;
      },
    });
    onProgress(1);
  } finally {
    source.close();
  }
  finishCopy(partial);
}

/** Checkpoints a `-wal` into its file, which is complete by itself then, without deleted data. */
function finishCopy(file: string): void {
  const sqlite = openExisting(file);
  try {
    sqlite.pragma('journal_mode = DELETE');
    secureDeleteCopy(sqlite);
  } finally {
    sqlite.close();
  }
}

/**
 * Renames without overwriting a file that appeared meanwhile, if the file system has hard links.
 */
function renameIfFree(partial: string, target: string): void {
  try {
    linkSync(partial, target);
    unlinkSync(partial);
  } catch {
    refuseExisting(target);
    renameSync(partial, target);
  }
  folderSync(dirname(target));
}

/**
 * Replaces the database with a backup and keeps the old file beside it.
 * @param onStep receives each step as it begins.
 * @returns the old file's new name, or undefined if there was none.
 * @throws BackupError if the backup is damaged or a server is running; the database is unchanged
 *   then.
 */
export function restore(
  source: string,
  file: string,
  onStep: (step: string) => void,
): { kept: string | undefined } {
  if (!existsSync(source)) throw new BackupError(`There is no file ${source}.`);
  const restoring = `${file}.restoring`;
  try {
    onStep(`Copying ${source}`);
    mkdirSync(dirname(file), { recursive: true });
    copyWithWal(source, restoring);
    onStep('Checking it');
    const problem = checkFile(restoring, 'take an older backup');
    if (problem) throw new BackupError(`${source} was not restored: ${problem}.`);
    finishCopy(restoring);
    copyOwner(file, restoring);
    onStep(`Replacing ${file}`);
    return { kept: replace(file, restoring) };
  } catch (error) {
    removeWithSidecars(restoring);
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${source} was not restored to ${file}: ${explainError(error)}.`);
  }
}

function copyWithWal(source: string, target: string): void {
  createPrivate(target);
  copyFileSync(source, target);
  if (!existsSync(`${source}-wal`)) return;
  createPrivate(`${target}-wal`);
  copyFileSync(`${source}-wal`, `${target}-wal`);
}

/** Creates an empty file that only its owner can read. */
function createPrivate(file: string): void {
  removeWithSidecars(file);
  closeSync(openSync(file, 'wx', 0o600));
}

/** Gives `restoring` the owner and mode of the file that it replaces, or of its folder. */
function copyOwner(file: string, restoring: string): void {
  const old = existsSync(file) ? statSync(file) : undefined;
  const { uid, gid } = old ?? statSync(dirname(file));
  chmodSync(restoring, old ? old.mode & 0o777 : 0o600);
  // Only root can change owners; other users own the file already.
  if (process.getuid?.() === 0) chownSync(restoring, uid, gid);
}

function replace(file: string, restoring: string): string | undefined {
  if (!existsSync(file)) {
    // SQLite would apply a leftover log of the old database to this one.
    removeWithSidecars(file);
    renameSync(restoring, file);
    folderSync(dirname(file));
    return undefined;
  }
  const keptFile = `${file}.before-restore-${timeForFileName()}`;
  const lock = lockExclusively(file);
  try {
    // Left only where the old database is too damaged to open; the backup must not get its log.
    for (const ending of ['-wal', '-shm']) {
      if (existsSync(file + ending)) renameSync(file + ending, keptFile + ending);
    }
    keep(file, keptFile);
    renameSync(restoring, file);
    folderSync(dirname(file));
  } finally {
    lock?.close();
  }
  return keptFile;
}

/** Keeps a file under a second name, so that at no moment there is none under the first. */
function keep(file: string, keptFile: string): void {
  try {
    linkSync(file, keptFile);
  } catch {
    // File systems without links.
    copyFileSync(file, keptFile);
  }
}

/**
 * Locks the database for this process alone and checkpoints its `-wal`. SQLite leaves WAL mode only
 * for the last connection, so this fails while a server has the file open.
 * @returns undefined if the file is too damaged for SQLite to open.
 */
function lockExclusively(file: string): SqliteFile | undefined {
  let sqlite: SqliteFile | undefined;
  try {
    sqlite = openSqlite(file, { timeout: 0 });
    sqlite.pragma('journal_mode = DELETE');
    sqlite.exec('BEGIN EXCLUSIVE');
    return sqlite;
  } catch (error) {
    sqlite?.close();
    const code = errorCode(error);
    if (code.startsWith('SQLITE_BUSY')) {
      throw new BackupError(`${file} is in use. Stop the server, then restore.`);
    }
    if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return undefined;
    throw error;
  }
}

function removeWithSidecars(file: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(file + ending, { force: true });
}
