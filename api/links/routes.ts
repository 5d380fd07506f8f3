import { Hono } from 'hono';
import type { Database } from '../../db/client';
import { factsCiting } from '../../db/facts/factValues';
import { deadLinks, type OutsideLink } from '../../db/links/outsideLinks';
import { clearPageMisses, listPageMisses, type PageMiss } from '../../db/links/pageMisses';
import { resolveRedirect } from '../../db/posts/redirects';
import { postsLinking } from '../../db/posts/uses';
import { outsideLinksOfPages } from '../../site/api';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';

/** An address of another site that fails, and where it stands. */
export interface DeadLink extends Pick<OutsideLink, 'url' | 'failed_since' | 'problem'> {
  /** Titles, with the path of a page or of the admin's. */
  places: { title: string; path: string }[];
}

/**
 * `GET /api/dead-links`: addresses of other sites that failed twice in a row. `GET
 * /api/page-misses`: addresses of this site that visitors asked for in vain, and that lead nowhere
 * yet; DELETE clears them.
 */
export function routes(services: Services) {
  const { db } = services;
  const list = new Hono<AdminVariables>().get('/', requireAdmin(services), (c) => {
    const ofPages = outsideLinksOfPages();
    const rows: DeadLink[] = deadLinks(db).map(({ url, failed_since, problem }) => {
      const pages = ofPages.filter((link) => link.url === url);
      const places = pages.map(({ title, path }) => ({ title, path }));
      return { url, failed_since, problem, places: [...places, ...placesOf(db, url)] };
    });
    return c.json(rows, 200, { 'Cache-Control': 'no-store' });
  });
  const missed = new Hono<AdminVariables>().get('/', requireAdmin(services), (c) => {
    services.missed.store(db);
    const rows: PageMiss[] = listPageMisses(db).filter(
      ({ path }) => resolveRedirect(db, path) === undefined,
    );
    return c.json(rows, 200, { 'Cache-Control': 'no-store' });
  });
  missed.delete('/', requireAdmin(services), (c) => {
    services.missed.store(db);
    clearPageMisses(db);
    return c.body(null, 204);
  });
  return new Hono().route('/dead-links', list).route('/page-misses', missed);
}

/** Lists the live posts and the facts that name an address, with their pages in the admin. */
function placesOf(db: Database, url: string): DeadLink['places'] {
  const posts = postsLinking(db, url).map(({ id, title }) => ({
    title,
    path: `/admin/blogs/${encodeURIComponent(id)}`,
  }));
  const sources = factsCiting(db, url).map(({ key, name }) => ({
    title: name,
    path: `/admin/facts/${encodeURIComponent(key)}`,
  }));
  return [...posts, ...sources];
}
