import { createRequire } from 'node:module';
import type BetterSqlite from 'better-sqlite3';

export type SqliteFile = BetterSqlite.Database;
export type SqliteStatement = BetterSqlite.Statement;

/**
 * Opens a SQLite file with the driver for the current Node, creating it unless `fileMustExist`.
 * @throws if the file can't be opened, or the driver isn't installed.
 */
export function openSqlite(file: string, options?: BetterSqlite.Options): SqliteFile {
  // Version 13 crashes Node without Node-API 10, which came with 22.14; version 12 can crash Node
  // 24 when a statement is garbage-collected.
  const isOld = Number(process.versions.napi) < 10;
  const driver = isOld ? '#better-sqlite3-for-node20' : 'better-sqlite3';
  // Required at run time, so that a missing driver gets a helpful message.
  const Sqlite: typeof BetterSqlite = createRequire(import.meta.url)(driver);
  return new Sqlite(file, options);
}
