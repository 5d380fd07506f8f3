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
import type { Environment } from './environment';

/** Starting would lose what the replica holds, or might: an operator has to decide. */
export class ReplicaRefusal extends Error {}

/**
 * Where there is no database, fetches it from the replica; where there is one, makes sure that the
 * replica holds nothing that it lacks.
 * @returns what is to begin once the database is open; undefined where LITESTREAM_URL is not set.
 * @throws ReplicaRefusal where the replica is empty though it must not be, or is newer.
 * @throws LitestreamError where there is no database and the replica can't be read.
 */
export async function openReplica(
  { DATABASE_FILE: file, LITESTREAM_URL: url }: Environment,
  isNewSite: boolean,
): Promise<Replication | undefined> {
  if (!url) return undefined;
  const litestream = findLitestream();
  const checked = existsSync(file)
    ? await compare(litestream, file, url)
    : await takeFrom(litestream, file, url, isNewSite);
  return new Replication({ litestream, file, url, checked, log: console.error });
}

/** @returns what the replica holds, or undefined where that can't be read: the site is served all the same. */
async function compare(
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

async function takeFrom(
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
      `There is neither ${file} nor anything in ${url}. Is its disk mounted, and is LITESTREAM_URL right? To start an empty site, start it once without LITESTREAM_URL, or with --new-site.`,
    );
  }
  return listing;
}
