import type { Database } from '../../db/client';
import { nextLink, recordLinkCheck, syncLinks } from '../../db/links/outsideLinks';
import { secondsAgo } from '../../db/time';
import { outsideLinksOfPages } from '../../site/api';
import { askPublicAddress, FetchError, type Network } from '../http/publicFile';
import type { Run } from '../operate/jobRunner';

const day = 24 * 60 * 60;
/** A failure is asked about again the next day: it may have been chance. */
const again = { usual: 7 * day, failed: day };
/** One a second, so that no host is asked more often. */
const pauseMs = 1000;
const idleMs = 60 * 60 * 1000;
const timeoutMs = 15_000;
/** Statuses that sites give to bots: the page may still work for people. */
const undecided = new Set([401, 403, 405, 406, 429, 451, 999]);

/** Asks every week whether the addresses lead somewhere that guides, posts and facts name. */
export function askLinks({ db, network }: { db: Database; network?: Network }): Run {
  return async () => {
    const before = { usual: secondsAgo(again.usual), failed: secondsAgo(again.failed) };
    let link = nextLink(db, before);
    if (!link) {
      syncLinks(
        db,
        outsideLinksOfPages().map(({ url }) => url),
      );
      link = nextLink(db, before);
    }
    if (!link) return idleMs;
    recordLinkCheck(db, link, await problemOf(link.url, network));
    return pauseMs;
  };
}

/** Returns why an address leads nowhere, as a sentence; undefined if it does. */
async function problemOf(url: string, network: Network | undefined): Promise<string | undefined> {
  try {
    await askPublicAddress(url, { milliseconds: timeoutMs, network });
    return undefined;
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    return error.status !== undefined && undecided.has(error.status) ? undefined : error.message;
  }
}
