import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { openExisting } from './fileCheck';
import {
  LitestreamError,
  listReplica,
  newestPiece,
  type Position,
  restoreReplica,
} from './litestream';
import { hasReached, shadowFolder, unbrokenPosition } from './replicaPosition';
import { timeForFileName } from './time';

/**
 * Whether the replica holds work that the file doesn't: another server wrote to it, or the file is
 * an older one. Cheap where the file is the one that was last replicated; else the replica is
 * fetched and the two are compared.
 * @throws LitestreamError where the replica can't be read.
 */
export async function replicaIsNewer(
  litestream: string,
  file: string,
  url: string,
): Promise<boolean> {
  const listing = await listReplica(litestream, url);
  const newest = newestPiece(listing);
  if (!newest || promotedOver(file) === text(newest)) return false;
  const own = unbrokenPosition(file);
  const isLast = own && hasReached(own, newest);
  const others = [...listing.snapshots, ...listing.segments].filter(
    ({ generation }) => generation !== newest.generation,
  );
  if (isLast && others.every(({ created }) => created < newest.created)) return false;
  const copy = `${file}.replica`;
  try {
    rmSync(copy, { force: true });
    await restoreReplica(litestream, url, copy);
    return holdsMore(copy, file);
  } finally {
    for (const ending of ['', '-wal', '-shm']) rmSync(copy + ending, { force: true });
  }
}

/** What editors did is in the audit trail; what visitors left, in the outbox. */
function holdsMore(copy: string, file: string): boolean {
  const sqlite = openExisting(copy);
  try {
    sqlite.prepare('ATTACH ? AS own').run(file);
    return sqlite.prepare(unknownWork).pluck().get() === 1;
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    throw new LitestreamError(`The replica can't be compared with ${file}: ${reason}.`);
  } finally {
    sqlite.close();
  }
}

const unknownWork = `SELECT EXISTS (
  SELECT 1 FROM main.audit_events AS theirs
  WHERE theirs.at >= coalesce((SELECT min(at) FROM own.audit_events), '')
    AND NOT EXISTS (SELECT 1 FROM own.audit_events AS ours
      WHERE ours.id = theirs.id AND ours.at = theirs.at AND ours.action = theirs.action
        AND ours.record_id = theirs.record_id)
) OR coalesce((SELECT max(created_at) FROM main.newsletter_outbox), '') > max(
  coalesce((SELECT max(created_at) FROM own.newsletter_outbox), ''),
  coalesce((SELECT max(at) FROM own.audit_events), ''))`;

/**
 * Makes the file the one that is replicated from the next start on, whatever the replica holds.
 * @returns where the replica's newest state was kept, or undefined where the replica is empty.
 * @throws LitestreamError where the replica can't be read; nothing is changed then.
 */
export async function promote(
  litestream: string,
  file: string,
  url: string,
): Promise<string | undefined> {
  const newest = newestPiece(await listReplica(litestream, url));
  if (!newest) return undefined;
  const kept = `${file}.before-promotion-${timeForFileName()}`;
  await restoreReplica(litestream, url, kept);
  // Without its notes Litestream begins a generation of its own, beside those that are there.
  rmSync(shadowFolder(file), { recursive: true, force: true });
  writeFileSync(promotionFile(file), text(newest), { mode: 0o600 });
  return kept;
}

function promotionFile(file: string): string {
  return `${file}.promoted`;
}

function promotedOver(file: string): string | undefined {
  try {
    return readFileSync(promotionFile(file), 'utf8');
  } catch {
    return undefined;
  }
}

function text({ generation, index, offset }: Position): string {
  return `${generation}/${index}/${offset}`;
}
