import { changedInWords, migrationState, minVersion } from '../migrationFiles';
import { openSqlite, type SqliteFile } from '../sqlite';

/** Tables that together identify this program's databases. `blogs` is a view in newer versions. */
const ownTables = ['__drizzle_migrations', 'admins', 'blog_categories', 'blogs', 'settings'];

/** Opens an existing file as it is, without creating or migrating it. */
export function openExisting(file: string): SqliteFile {
  return openSqlite(file, { fileMustExist: true });
}

/**
 * Returns what is wrong with a database file; undefined if it is a sound one of this program.
 * @param ifDamaged advice to append for damage.
 */
export function checkFile(file: string, ifDamaged: string): string | undefined {
  try {
    const sqlite = openExisting(file);
    try {
      const damage = integrityProblem(sqlite);
      return foreignProblem(sqlite) ?? (damage && `${damage}: ${ifDamaged}`);
    } finally {
      sqlite.close();
    }
  } catch (error) {
    const isCorrupt = errorCode(error).startsWith('SQLITE_CORRUPT');
    return isCorrupt ? `${explainError(error)}: ${ifDamaged}` : explainError(error);
  }
}

/** @returns undefined if every page and index is sound. */
export function integrityProblem(sqlite: SqliteFile): string | undefined {
  const rows = sqlite.pragma('integrity_check(5)') as { integrity_check: string }[];
  const lines = rows.map((row) => row.integrity_check);
  return lines[0] === 'ok' ? undefined : `it is damaged (${lines.join('; ').slice(0, 300)})`;
}

/** Tells whether the file has no tables, or only drizzle's own from an interrupted first start. */
export function isEmpty(sqlite: SqliteFile): boolean {
  const query = "SELECT count(*) FROM sqlite_master WHERE name <> '__drizzle_migrations'";
  // The index of drizzle's primary key has no stable name.
  return sqlite.prepare(`${query} AND name NOT LIKE 'sqlite_%'`).pluck().get() === 0;
}

/** @returns undefined if the tables belong to this program, and to a version that it can open. */
export function foreignProblem(sqlite: SqliteFile): string | undefined {
  const marks = ownTables.map(() => '?').join(', ');
  const count = sqlite
    .prepare(
      `SELECT count(*) FROM sqlite_master WHERE type IN ('table', 'view') AND name IN (${marks})`,
    )
    .pluck()
    .get(...ownTables);
  if (count !== ownTables.length) return 'it is not a Wattlepath database';
  const state = migrationState(sqlite);
  if (state.changed) return changedInWords(state.changed);
  const needed = minVersion(sqlite, state);
  return needed
    ? `it was written by a newer version of this program (it needs ${needed}), so update the program first`
    : undefined;
}

/** Explains to the operator why a file operation failed, using the innermost of wrapped errors. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause) return explainError(error.cause);
  return reasons[errorCode(error)] ?? error.message;
}

/** Returns the system's or SQLite's error code, e.g. `EACCES`; '' if there is none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** Installs the driver for the current Node. */
const driverCommand = 'npm install && npm run build';

export const goBack = 'Stop the server and run npm run restore -- FILE with the newest backup.';

/**
 * Returns what the operator can do about a failure to read the database. A backup only helps if the
 * file is damaged.
 */
export function remedyFor(error: unknown): string {
  const code = errorCode(error);
  if (/^(MODULE_NOT_FOUND|ERR_DLOPEN_FAILED)$/.test(code)) {
    return `Run ${driverCommand} with this Node (${process.version}), then start the server again.`;
  }
  if (/^(EACCES|EPERM|EROFS|SQLITE_(CANTOPEN|READONLY|IOERR))/.test(code)) {
    return 'Do what it says under Permissions; if it says nothing, check the disk (dmesg).';
  }
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return 'Stop the other program, or wait for it to finish.';
  return goBack;
}

/** Tells whether SQLite reports that the file itself is damaged. */
export function isDamage(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return /^SQLITE_(CORRUPT|NOTADB)/.test(errorCode(cause));
}

const full = 'the disk is full';
const denied = 'this user is not allowed to write there';
const otherNode = `its driver is missing or built for another Node, so run ${driverCommand} with this one (${process.version})`;
const reasons: Record<string, string> = {
  ENOSPC: full,
  SQLITE_FULL: full,
  EDQUOT: full,
  EACCES: denied,
  EPERM: denied,
  EROFS: 'the file system is read-only',
  SQLITE_READONLY: denied,
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such folder',
  EISDIR: 'it is a folder',
  SQLITE_CANTOPEN: 'there is no such file or folder, or this user is not allowed to open it',
  SQLITE_CANTOPEN_ISDIR: 'it is a folder',
  SQLITE_NOTADB: 'it is not a SQLite database',
  SQLITE_CORRUPT: 'it is damaged',
  MODULE_NOT_FOUND: otherNode,
  ERR_DLOPEN_FAILED: otherNode,
  SQLITE_BUSY: 'another program has locked it',
};
