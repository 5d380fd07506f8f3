import { Hono } from 'hono';
import { z } from 'zod';
import type { Database } from '../../db/client';
import { factsCiting } from '../../db/facts/factValues';
import { ignoredNames, ignoreLink } from '../../db/links/ignored';
import { deadLinks, type OutsideLink } from '../../db/links/outsideLinks';
import { clearPageMisses, listPageMisses, type PageMiss } from '../../db/links/pageMisses';
import { invalidateLinking } from '../../db/posts/checks';
import { resolveRedirect } from '../../db/posts/redirects';
import { postsLinking } from '../../db/posts/uses';
import { outsideLinksOfPages } from '../../site/api';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { actionRoutes } from '../resources/action';

/** An address of another site that fails, and where it stands. */
export interface DeadLink extends Pick<OutsideLink, 'url' | 'failed_since' | 'problem'> {
  /** Titles, with the path of a page or of the admin's. */
  places: { title: string; path: string }[];
  is_ignored: boolean;
}

/** A 404. */
export interface MissedPage extends PageMiss {
  is_ignored: boolean;
}

const ignoring = z.object({
  kind: z.enum(['dead', 'missed']),
  name: z.string({ error: 'Choose an address.' }).min(1, 'Choose an address.').max(2000),
  is_ignored: z.boolean(),
});

/**
 * `GET /api/dead-links`: addresses of other sites that failed twice in a row. `GET
 * /api/page-misses`: 404s of this site that lead nowhere
 * yet; DELETE clears them. `POST /api/ignored-links` `{kind, name, is_ignored}` ignores a row of
 * either list, or lists it again.
 */
export function routes(services: Services) {
  const { db } = services;
  const list = new Hono<AdminVariables>().get('/', requireAdmin(services), (c) => {
    const ofPages = outsideLinksOfPages();
    const ignored = ignoredNames(db, 'dead');
    const rows: DeadLink[] = deadLinks(db).map(({ url, failed_since, problem }) => {
      const pages = ofPages.filter((link) => link.url === url);
      const places = pages.map(({ title, path }) => ({ title, path }));
      const is_ignored = ignored.has(url);
      return {
        ...{ url, failed_since, problem, is_ignored },
        places: [...places, ...placesOf(db, url)],
      };
    });
    return c.json(rows, 200, { 'Cache-Control': 'no-store' });
  });
  const missed = new Hono<AdminVariables>().get('/', requireAdmin(services), (c) => {
    services.missed.store(db);
    const ignored = ignoredNames(db, 'missed');
    const rows: MissedPage[] = listPageMisses(db)
      .filter(({ path }) => resolveRedirect(db, path) === undefined)
      .map((miss) => ({ ...miss, is_ignored: ignored.has(miss.path) }));
    return c.json(rows, 200, { 'Cache-Control': 'no-store' });
  });
  missed.delete('/', requireAdmin(services), (c) => {
    services.missed.store(db);
    clearPageMisses(db);
    return c.body(null, 204);
  });
  const ignored = actionRoutes(services, ignoring, ({ kind, name, is_ignored }) => {
    ignoreLink(db, kind, name, is_ignored);
    // The checks of the posts that lead there say it no more, or again.
    if (kind === 'dead') invalidateLinking(db, name, 'url');
    return { kind, name, is_ignored };
  });
  return new Hono()
    .route('/dead-links', list)
    .route('/page-misses', missed)
    .route('/ignored-links', ignored);
}

/** Lists the live posts and the facts that name an address, with their pages in the admin. */
function placesOf(db: Database, url: string): DeadLink['places'] {
  const posts = postsLinking(db, url).map(({ id, title }) => ({
    title,
    path: `/admin/blogs/${encodeURIComponent(id)}?${new URLSearchParams({ link: url })}`,
  }));
  const sources = factsCiting(db, url).map(({ key, name }) => ({
    title: name,
    path: `/admin/facts/${encodeURIComponent(key)}`,
  }));
  return [...posts, ...sources];
}
