import { isNewer } from '../migrationFiles';
import { openSqlite, type SqliteFile } from '../sqlite';

/** Tables (of late `blogs` is a view) that no other program's database has together. */
const ownTables = ['__drizzle_migrations', 'admins', 'blog_categories', 'blogs', 'settings'];

/** Opens a file that must be there, as it is: nothing is created or migrated. */
export function openExisting(file: string): SqliteFile {
  return openSqlite(file, { fileMustExist: true });
}

/**
 * What is wrong with a database file, in words; undefined where it is a sound one of this program.
 * @param ifDamaged what to do then.
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
    const isCorrupt = codeOf(error).startsWith('SQLITE_CORRUPT');
    return isCorrupt ? `${reasonOf(error)}: ${ifDamaged}` : reasonOf(error);
  }
}

/** @returns undefined where every page and index of the database is sound. */
export function integrityProblem(sqlite: SqliteFile): string | undefined {
  const found = sqlite.pragma('integrity_check(5)') as { integrity_check: string }[];
  const lines = found.map((row) => row.integrity_check);
  return lines[0] === 'ok' ? undefined : `it is damaged (${lines.join('; ').slice(0, 300)})`;
}

/** Whether no table was ever made in it, or only drizzle's own by a first start that was cut off. */
export function isEmpty(sqlite: SqliteFile): boolean {
  const found = "SELECT count(*) FROM sqlite_master WHERE name <> '__drizzle_migrations'";
  // The index of drizzle's key has no name of its own.
  return sqlite.prepare(`${found} AND name NOT LIKE 'sqlite_%'`).pluck().get() === 0;
}

/** @returns undefined where the tables are of this program, and none is of a version to come. */
export function foreignProblem(sqlite: SqliteFile): string | undefined {
  const marks = ownTables.map(() => '?').join(', ');
  const found = sqlite
    .prepare(
      `SELECT count(*) FROM sqlite_master WHERE type IN ('table', 'view') AND name IN (${marks})`,
    )
    .pluck()
    .get(...ownTables);
  if (found !== ownTables.length) return 'it is not a Wattlepath database';
  return isNewer(sqlite)
    ? 'it was written by a newer version of this program, so update the program first'
    : undefined;
}

/** Why a file operation failed, in words for the operator; of wrapped errors, the innermost tells. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause) return reasonOf(error.cause);
  return reasons[codeOf(error)] ?? error.message;
}

/** The code of a system's or SQLite's error, e.g. `EACCES`; '' where there is none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** What installs the driver of the Node that runs it. */
const driverCommand = 'npm install && npm run build';

export const goBack = 'Stop the server and run npm run restore -- FILE with the newest backup.';

/** What the operator can do against a failure to read the database. A backup helps against a bad file alone. */
export function cureOf(error: unknown): string {
  const code = codeOf(error);
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

/** Whether SQLite says that the file itself is bad. */
export function isDamage(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(cause));
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
