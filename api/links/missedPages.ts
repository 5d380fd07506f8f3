import type { Context } from 'hono';
import type { Database } from '../../db/client';
import { addPageMisses, type PageMiss } from '../../db/links/pageMisses';

const longestPath = 200;
/** Kept until they are stored; more in a minute come from programs. */
const mostCounted = 200;

/** Counts the addresses that visitors ask for in vain, and stores them now and then. */
export class MissedPages {
  #counted = new Map<string, Pick<PageMiss, 'path' | 'host' | 'times'>>();

  /** Counts a request without a page, if a person's browser made it for a page. */
  count({ req }: Context): void {
    const isVisit = req.method === 'GET' && req.header('Sec-Fetch-Mode') === 'navigate';
    const { path } = req;
    // An address with one of email in it may name somebody.
    if (!isVisit || path.length > longestPath || path.includes('@')) return;
    const host = hostOf(req.header('Referer'));
    const key = `${path} ${host}`;
    const known = this.#counted.get(key);
    if (known) known.times += 1;
    else if (this.#counted.size < mostCounted) this.#counted.set(key, { path, host, times: 1 });
  }

  store(db: Database): void {
    if (this.#counted.size === 0) return;
    const counted = [...this.#counted.values()];
    this.#counted.clear();
    addPageMisses(db, counted);
  }
}

const hostOf = (referrer = ''): string =>
  URL.canParse(referrer) ? new URL(referrer).hostname.slice(0, 200) : '';
