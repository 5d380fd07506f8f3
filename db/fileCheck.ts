import Sqlite from 'better-sqlite3';
import { latestMigration } from './migrationFiles';

/** Tables that no other program's database has together. */
const ownTables = ['__drizzle_migrations', 'admins', 'blog_categories', 'blogs', 'settings'];

/** Opens a file that must be there, as it is: nothing is created or migrated. */
export function openExisting(file: string): Sqlite.Database {
  return new Sqlite(file, { fileMustExist: true });
}

/** What is wrong with a database file, in words; undefined where it is a sound one of this program. */
export function checkFile(file: string): string | undefined {
  try {
    const sqlite = openExisting(file);
    try {
      return foreignProblem(sqlite) ?? integrityProblem(sqlite);
    } finally {
      sqlite.close();
    }
  } catch (error) {
    return reasonOf(error);
  }
}

/** @returns undefined where every page and index of the database is sound. */
export function integrityProblem(sqlite: Sqlite.Database): string | undefined {
  const found = sqlite.pragma('integrity_check(5)') as { integrity_check: string }[];
  const lines = found.map((row) => row.integrity_check);
  return lines[0] === 'ok' ? undefined : `it is damaged (${lines.join('; ').slice(0, 300)})`;
}

function foreignProblem(sqlite: Sqlite.Database): string | undefined {
  const marks = ownTables.map(() => '?').join(', ');
  const found = sqlite
    .prepare(`SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name IN (${marks})`)
    .pluck()
    .get(...ownTables);
  if (found !== ownTables.length) return 'it is not a Wattlepath database';
  const applied = Number(
    sqlite.prepare('SELECT max(created_at) FROM __drizzle_migrations').pluck().get(),
  );
  return applied > latestMigration()
    ? 'it was written by a newer version of this program, so update the program first'
    : undefined;
}

/** Why a file operation failed, in words for the operator. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
}

const full = 'the disk is full';
const denied = 'this user may not write there';
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
  SQLITE_CANTOPEN: 'there is no such file or folder, or this user may not open it',
  SQLITE_CANTOPEN_ISDIR: 'it is a folder',
  SQLITE_NOTADB: 'it is not a SQLite database',
  SQLITE_CORRUPT: 'it is damaged',
  SQLITE_BUSY: 'another program has locked it',
};
