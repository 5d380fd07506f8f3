import { createRequire } from 'node:module';
import type BetterSqlite from 'better-sqlite3';

export type SqliteFile = BetterSqlite.Database;
export type SqliteStatement = BetterSqlite.Statement;

/**
 * Opens a SQLite file with the driver that this Node takes, and creates it unless `fileMustExist`.
 * @throws where the file can't be opened, or npm installed the drivers for another Node.
 */
export function openSqlite(file: string, options?: BetterSqlite.Options): SqliteFile {
  // Version 13 needs Node 22 and crashes Node 20; version 12 is compiled for one Node and can end
  // Node 24 when a statement is collected. npm installs the one that fits.
  const driver = Number.parseInt(process.versions.node, 10) < 22 ? '-12' : '';
  // Not imported, so that a missing driver can be told in words.
  const Sqlite: typeof BetterSqlite = createRequire(import.meta.url)(`better-sqlite3${driver}`);
  return new Sqlite(file, options);
}
