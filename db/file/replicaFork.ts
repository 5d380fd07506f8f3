import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Database } from '../client';
import { getSetting, putSetting } from '../settings';
import { openSqlite } from '../sqlite';
import { timeForFileName } from '../time';
import { openExisting } from './fileCheck';
import {
  type Listing,
  LitestreamError,
  listReplica,
  newestPiece,
  type Position,
  restoreReplica,
} from './litestream';
import { tableNames } from './tableNames';

/** Setting that is written every minute while the file is replicated. */
export const heartbeat = 'replica_proof';

/**
 * Setting that stores which replica has held the database. If that replica is empty, it was lost.
 */
const replicatedTo = 'replicated_to';

/** Records that the replica at `url` holds `db`. */
export function recordReplica(db: Database, url: string): void {
  if (getSetting(db, replicatedTo) !== url) putSetting(db, replicatedTo, url);
}

/** Tells whether the replica held `db` but can't be restored any more. */
export function wasEmptied(db: Database, url: string, listing: Listing): boolean {
  return !newestPiece(listing) && getSetting(db, replicatedTo) === url;
}

/**
 * Returns why the replica must not be written to: it holds work that the file lacks, because
 * another server wrote to it or the file is an older copy. Cheap if the file was the last one
 * replicated and its server was stopped in order; otherwise fetches the replica to compare.
 * @returns undefined if it may be written to. @throws LitestreamError if the replica can't be read.
 */
export async function replicaProblem(
  litestream: string,
  file: string,
  url: string,
  listing: Listing,
): Promise<string | undefined> {
  if (!newestPiece(listing) || isContinued(file, listing)) return undefined;
  const copy = `${file}.replica`;
  try {
    rmSync(copy, { force: true });
    await restoreReplica(litestream, url, copy);
    return hasUnknownWork(copy, file) ? newerMessage(file) : undefined;
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(copy + ending, { force: true });
  }
}

/** Beside the file: the replica's newest piece and the file's heartbeat when both were the same. */
const recordOf = (file: string) => `${file}.replicated`;

/** Records, while no server runs, that nothing in the replica is newer than the file. */
export function recordPosition(file: string, newest: Position | undefined): void {
  writeFileSync(recordOf(file), stateText(file, newest), { mode: 0o600 });
}

/** Tells whether file and replica are as when they were last recorded. */
export function isContinued(file: string, listing: Listing): boolean {
  try {
    return readFileSync(recordOf(file), 'utf8') === stateText(file, newestPiece(listing));
  } catch {
    return false;
  }
}

function stateText(file: string, newest: Position | undefined): string {
  // One that may write would empty the log at its end, and Litestream begin anew.
  const sqlite = openSqlite(file, { readonly: true, fileMustExist: true });
  try {
    const value = sqlite.prepare('SELECT value FROM settings WHERE key = ?').pluck().get(heartbeat);
    return `${positionText(newest)} ${value ?? ''}`;
  } finally {
    sqlite.close();
  }
}

/** Litestream's own state of a database: without it, it begins a new generation with a snapshot. */
export const shadowFolder = (file: string): string =>
  join(dirname(file), `.${basename(file)}-litestream`);

function newerMessage(file: string): string {
  return `it holds changes that ${file} lacks: another server has written to it, or this file is an old one. To go on from the replica, move ${file} away (with its -wal) and start again. To go on from this file, run npm run promote, then start.`;
}

/** Compares the audit trail for editors' work and the outbox for visitors'. */
function hasUnknownWork(copy: string, file: string): boolean {
  const sqlite = openExisting(copy);
  try {
    sqlite.prepare('ATTACH ? AS own').run(file);
    return (
      sqlite
        .prepare(unknownWork(tableNames(sqlite).subscribers, tableNames(sqlite, 'own').subscribers))
        .pluck()
        .get() === 1
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new LitestreamError(`The replica can't be compared with ${file}: ${reason}.`);
  } finally {
    sqlite.close();
  }
}

const unknownWork = (theirs: string, ours: string) => `SELECT EXISTS (
  SELECT 1 FROM main.audit_events AS theirs
  WHERE theirs.at >= coalesce((SELECT min(at) FROM own.audit_events), '')
    AND NOT EXISTS (SELECT 1 FROM own.audit_events AS ours
      WHERE ours.id = theirs.id AND ours.at = theirs.at AND ours.action = theirs.action
        AND ours.record_id = theirs.record_id)
) OR coalesce((SELECT max(created_at) FROM main.${theirs}), '') > max(
  coalesce((SELECT max(created_at) FROM own.${ours}), ''),
  coalesce((SELECT max(at) FROM own.audit_events), ''))`;

/**
 * Makes the replica follow this file from the next start on, whatever the replica holds.
 * @returns where the replica's newest state was saved, or undefined if the replica is empty.
 * @throws LitestreamError if the replica can't be read; nothing is changed then.
 */
export async function promote(
  litestream: string,
  file: string,
  url: string,
): Promise<string | undefined> {
  const newest = newestPiece(await listReplica(litestream, url));
  const keptFile = newest && `${file}.before-promotion-${timeForFileName()}`;
  if (keptFile) await restoreReplica(litestream, url, keptFile);
  rmSync(shadowFolder(file), { recursive: true, force: true });
  if (newest) recordPosition(file, newest);
  else forgetReplica(file);
  return keptFile;
}

/** Allows an empty replica to be filled from a file that it held once. */
function forgetReplica(file: string): void {
  const sqlite = openExisting(file);
  try {
    sqlite.prepare('DELETE FROM settings WHERE key = ?').run(replicatedTo);
  } finally {
    sqlite.close();
  }
}

export const positionText = (position: Position | undefined): string =>
  position ? `${position.generation}/${position.index}/${position.offset}` : '';
