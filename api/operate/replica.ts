import { existsSync } from 'node:fs';
import type { Database } from '../../db/client';
import { reasonOf } from '../../db/fileCheck';
import {
  findLitestream,
  LitestreamError,
  listReplica,
  newestPiece,
  restoreReplica,
} from '../../db/litestream';
import { replicaIsNewer } from '../../db/replicaFork';
import { Replication } from '../../db/replication';
import { touchSetting } from '../../db/settings';
import type { Environment } from './environment';

/** Starting would lose what the replica holds, or might: an operator has to decide. */
export class ReplicaRefusal extends Error {}

/** How often something is written for the replica to prove itself by, and how soon a failed check is tried again. */
const proofMilliseconds = 60 * 60 * 1000;
const retryMilliseconds = 30_000;

/** The replica of a server that starts: checked, but not yet written to. */
export interface Replica {
  /** Seconds for which the oldest change has waited to be stored there; 0 where nothing waits. */
  behindSeconds(): number;
  /**
   * Begins to replicate `db` once the replica could be checked; then writes to it now and again, for
   * the replica to prove itself by. @returns milliseconds until it is to be called again.
   */
  keepUp(db: Database): Promise<number>;
  /** Sends the last changes, once nothing more is written. */
  stop(): Promise<void>;
}

/**
 * Where there is no database, fetches it from the replica; where there is one, makes sure that the
 * replica holds nothing that it lacks. @returns undefined where LITESTREAM_URL is not set.
 * @throws ReplicaRefusal where the replica is empty though it must not be, or is newer.
 * @throws LitestreamError where there is no database and the replica can't be read.
 */
export async function openReplica(
  { DATABASE_FILE: file, LITESTREAM_URL: url }: Environment,
  isNewSite: boolean,
): Promise<Replica | undefined> {
  if (!url) return undefined;
  const litestream = findLitestream();
  if (!existsSync(file)) await takeFrom(litestream, file, url, isNewSite);
  const log = (line: string) => console.error(line);
  const check = async () => {
    if (await replicaIsNewer(litestream, file, url)) throw new ReplicaRefusal(newer(file, url));
  };
  let isChecked = !existsSync(file);
  try {
    if (!isChecked) await check();
    isChecked = true;
  } catch (error) {
    if (!(error instanceof LitestreamError)) throw error;
    log(`The replica ${url} can't be read, so nothing is sent to it yet: ${error.message}`);
  }

  const openedAt = performance.now();
  let replication: Replication | undefined;
  const prove = (db: Database) => {
    try {
      touchSetting(db, 'replica_proof');
    } catch (error) {
      log(`The replica was not proved: ${reasonOf(error)}.`);
    }
  };
  return {
    behindSeconds: () =>
      replication?.behindSeconds ?? Math.round((performance.now() - openedAt) / 1000),
    keepUp: async (db) => {
      if (replication) {
        prove(db);
        return proofMilliseconds;
      }
      try {
        if (!isChecked) await check();
      } catch (error) {
        log(reasonOf(error));
        return retryMilliseconds;
      }
      isChecked = true;
      replication = new Replication({ litestream, file, url, prove: () => prove(db), log });
      return proofMilliseconds;
    },
    stop: async () => {
      await replication?.stop();
    },
  };
}

async function takeFrom(
  litestream: string,
  file: string,
  url: string,
  isNewSite: boolean,
): Promise<void> {
  const newest = newestPiece(await listReplica(litestream, url));
  if (newest) {
    console.log(`There is no ${file}: fetching it from ${url} …`);
    await restoreReplica(litestream, url, file);
  } else if (!isNewSite) {
    throw new ReplicaRefusal(
      `There is neither ${file} nor anything in ${url}. Is its disk mounted, and is LITESTREAM_URL right? For a site that is to start empty, run npm start -- --new-site once.`,
    );
  }
}

function newer(file: string, url: string): string {
  return `The replica ${url} holds changes that ${file} lacks: another server has written to it, or this file is an old one. Nothing was started or changed. To go on from the replica, move ${file} away (with its -wal) and start again. To go on from this file, run npm run promote, then start.`;
}
