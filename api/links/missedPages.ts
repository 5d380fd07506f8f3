import type { Context } from 'hono';
import type { Database } from '../../db/client';
import { addPageMisses, type PageMiss } from '../../db/links/pageMisses';
import { mayBeListed } from '../../shared/personalWords';
import { HttpError } from '../http/errors';
import type { RateLimit } from '../http/rateLimit';
import { type ReadAllowance, readAllowance, tooManyReads } from '../http/readAllowance';

const longestPath = 200;
/** Kept until they are stored; more in a minute come from programs. */
const maxCounted = 200;
/** Of one network: a person who finds nothing gives up sooner. */
const ofNetwork: RateLimit = { most: 10, seconds: 60, message: tooManyReads };

/** Counts visitors' 404s by path and referring host, and stores them now and then. */
export class MissedPages {
  #counted = new Map<string, Pick<PageMiss, 'path' | 'host' | 'times'>>();
  readonly #countNetwork: ReadAllowance;

  constructor({ TRUST_PROXY }: { TRUST_PROXY: number }) {
    this.#countNetwork = readAllowance(ofNetwork, TRUST_PROXY);
  }

  /** Counts a request without a page, if a person's browser made it for a page. */
  count(c: Context): void {
    const { req } = c;
    const isVisit = req.method === 'GET' && req.header('Sec-Fetch-Mode') === 'navigate';
    const { path } = req;
    const typed = decoded(path);
    if (!isVisit || path.length > longestPath || !typed || !mayBeListed(typed)) return;
    try {
      this.#countNetwork(c);
    } catch (error) {
      if (error instanceof HttpError) return;
      throw error;
    }
    const host = hostOf(req.header('Referer'));
    const key = `${path} ${host}`;
    const known = this.#counted.get(key);
    if (known) known.times += 1;
    else if (this.#counted.size < maxCounted) this.#counted.set(key, { path, host, times: 1 });
  }

  store(db: Database): void {
    if (this.#counted.size === 0) return;
    const counted = [...this.#counted.values()];
    this.#counted.clear();
    addPageMisses(db, counted);
  }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

const hostOf = (referrer = ''): string =>
  URL.canParse(referrer) ? new URL(referrer).hostname : '';
