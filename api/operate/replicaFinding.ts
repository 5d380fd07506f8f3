import { findLitestream, listReplica } from '../../db/litestream';
import { unbrokenPosition } from '../../db/replicaPosition';
import { holds } from '../../db/replication';
import type { Environment } from './environment';
import { bad, type Finding, note, ok } from './finding';

/** What a change may take before it counts as not replicated. */
const allowedSeconds = 60;

/**
 * Asks the replica what it holds and the running server how far it is behind. `ok` means that the
 * replica was read, can be restored, and has everything.
 */
export async function examineReplica(environment: Environment): Promise<Finding> {
  const { DATABASE_FILE, LITESTREAM_URL } = environment;
  const what = 'Replica';
  if (!LITESTREAM_URL) {
    const found = 'none: a lost disk loses all since the last backup';
    const remedy = 'Set LITESTREAM_URL, or run npm run backup -- FILE every night.';
    return note(what, found, remedy);
  }
  try {
    const listing = await listReplica(findLitestream(), LITESTREAM_URL);
    const behind = await behindSeconds(environment);
    const position = unbrokenPosition(DATABASE_FILE);
    if (!position || !holds(listing, position)) {
      const isEmpty = listing.snapshots.length === 0;
      const found = `${LITESTREAM_URL} ${isEmpty ? 'is empty' : 'does not hold this file as it is'}`;
      const remedy =
        'Start the server with these settings; if it refuses, it says what to do. Is the disk mounted, is the bucket the right one?';
      return bad(what, found, remedy);
    }
    if (behind === undefined) {
      const found = `${LITESTREAM_URL} holds this file; no server runs here that adds to it`;
      return note(what, found, 'Start the server.');
    }
    const found = `${LITESTREAM_URL} is ${behind} s behind`;
    if (behind <= allowedSeconds) return ok(what, found);
    const remedy =
      "Look in the server's log for Litestream's lines: a full disk, a key, a network?";
    return bad(what, found, remedy);
  } catch (error) {
    const found = `${LITESTREAM_URL}: ${error instanceof Error ? error.message : error}`;
    const remedy =
      'Until this is mended, run npm run backup -- FILE every night. Is the disk mounted, are the bucket and its keys right?';
    return bad(what, found, remedy);
  }
}

/** What the server of this machine says; undefined where none answers with a replica. */
async function behindSeconds({ HOST, PORT }: Environment): Promise<number | undefined> {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  try {
    const response = await fetch(`http://${host}:${PORT}/healthz`, {
      signal: AbortSignal.timeout(5_000),
    });
    const health = (await response.json()) as { replica?: { behind_seconds?: number } };
    return health.replica?.behind_seconds;
  } catch {
    return undefined;
  }
}
