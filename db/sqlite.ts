import { createRequire } from 'node:module';
import type BetterSqlite from 'better-sqlite3';

export type SqliteFile = BetterSqlite.Database;
export type SqliteStatement = BetterSqlite.Statement;

/**
 * Opens a SQLite file with the driver that this Node takes, and creates it unless `fileMustExist`.
 * @throws where the file can't be opened, or the driver isn't installed.
 */
export function openSqlite(file: string, options?: BetterSqlite.Options): SqliteFile {
  // Version 13 crashes a Node without Node-API 10, which came with 22.14; version 12 can end Node 24
  // when a statement is collected.
  const isOld = Number(process.versions.napi) < 10;
  const driver = isOld ? '#better-sqlite3-for-node20' : 'better-sqlite3';
  // Not imported, so that a missing driver can be told in words.
  const Sqlite: typeof BetterSqlite = createRequire(import.meta.url)(driver);
  return new Sqlite(file, options);
}
