import { existsSync } from 'node:fs';
import {
  findLitestream,
  type Listing,
  LitestreamError,
  listReplica,
  newestPiece,
  restoreReplica,
} from '../../db/file/litestream';
import { replicaProblem } from '../../db/file/replicaFork';
import { Replication } from '../../db/file/replication';
import type { Environment } from '../environment';

/** Starting might lose data in the replica: the operator has to decide. */
export class ReplicaRefusal extends Error {}

/**
 * Without a database file, fetches it from the replica; otherwise makes sure that the replica holds
 * nothing the file lacks.
 * @returns the replication to start once the database is open; undefined without LITESTREAM_URL.
 * @throws ReplicaRefusal if the replica is empty but must not be, or is newer.
 * @throws LitestreamError if there is no file and the replica can't be read.
 */
export async function openReplica(
  { DATABASE_FILE: file, LITESTREAM_URL: url }: Environment,
  isNewSite: boolean,
): Promise<Replication | undefined> {
  if (!url) return undefined;
  const litestream = findLitestream();
  const checked = existsSync(file)
    ? await compareWithReplica(litestream, file, url)
    : await restoreFromReplica(litestream, file, url, isNewSite);
  return new Replication({ litestream, file, url, checked, log: console.error });
}

/** @returns the replica's contents, or undefined if it can't be read: the site is served anyway. */
async function compareWithReplica(
  litestream: string,
  file: string,
  url: string,
): Promise<Listing | undefined> {
  try {
    const listing = await listReplica(litestream, url);
    const problem = await replicaProblem(litestream, file, url, listing);
    if (!problem) return listing;
    throw new ReplicaRefusal(
      `The server was not started because of the replica ${url}: ${problem}`,
    );
  } catch (error) {
    if (error instanceof LitestreamError) return undefined;
    throw error;
  }
}

async function restoreFromReplica(
  litestream: string,
  file: string,
  url: string,
  isNewSite: boolean,
): Promise<Listing> {
  const listing = await listReplica(litestream, url);
  if (newestPiece(listing)) {
    console.log(`There is no ${file}: fetching it from ${url} …`);
    await restoreReplica(litestream, url, file);
  } else if (!isNewSite) {
    throw new ReplicaRefusal(
      `There is neither ${file} nor anything in ${url}. Is its disk mounted, and is LITESTREAM_URL right? To start an empty site, start it once with --new-site.`,
    );
  }
  return listing;
}
