import { sql } from 'drizzle-orm';
import { type Handler, Hono } from 'hono';
import { factChanges } from '../../db/facts/facts';
import { rowsOf } from '../../db/firm/firm';
import { version } from '../../package.json';
import { webManifest } from '../../site/api';
import type { Services } from '../context';
import { sharedCacheControl } from '../http/cacheControl';
import { names } from '../http/contentCache';
import { StoredResponse } from '../http/storedResponse';
import { watchFilePath } from '../operate/filePlace';
import { isQuiet } from '../operate/updateWatch';
import { changesRss, rssXml } from './rss';
import { sitemapXml } from './sitemap';

/** What companies may do with the pages (contentsignals.org), if the firm says so. */
function contentSignal(db: Services['db']): string {
  const signal = rowsOf(db, 'company')[0]?.content_signal;
  return signal ? `Content-Signal: ${signal}\n` : '';
}

/** Routes for crawlers and monitors. */
export function documentRoutes({ db, environment, headers, cache, firm, replica }: Services) {
  const isInPlace = watchFilePath(db);
  const shared = { ...headers.documents, 'Cache-Control': sharedCacheControl(environment) };

  /** Serves a text, cached until content or facts it depends on change. */
  const cachedText =
    (type: string, make: () => string, dependsOn: readonly string[] = []): Handler =>
    async (c) => {
      const response = await cache.get(c.req.path, () => {
        const headers = { ...shared, 'Content-Type': `${type}; charset=utf-8` };
        return new StoredResponse(200, Buffer.from(make()), headers).dependingOn(dependsOn);
      });
      return response.respond(c);
    };

  return new Hono()
    .get(
      '/sitemap.xml',
      cachedText('application/xml', () => sitemapXml(db, environment.SITE_URL), [names.posts]),
    )
    .get(
      '/rss.xml',
      cachedText('application/rss+xml', () => rssXml(db, environment.SITE_URL, firm.onPages), [
        names.posts,
      ]),
    )
    .get(
      '/changes.rss',
      cachedText('application/rss+xml', () => changesRss(db, environment.SITE_URL, firm.onPages), [
        names.everyFact,
      ]),
    )
    .get(
      '/changes.json',
      cachedText(
        'application/json',
        () => JSON.stringify(factChanges(db).map(({ written_at: _, ...change }) => change)),
        [names.everyFact],
      ),
    )
    .get(
      '/firm.json',
      cachedText('application/json', () => JSON.stringify(firm.onPages)),
    )
    .get('/manifest.webmanifest', (c) =>
      c.body(JSON.stringify(webManifest(firm.onPages)), 200, {
        ...shared,
        'Content-Type': 'application/manifest+json; charset=utf-8',
      }),
    )
    .get('/robots.txt', (c) =>
      c.text(
        `User-agent: *\n${contentSignal(db)}Disallow: /admin\nDisallow: /api\n\nSitemap: ${environment.SITE_URL}/sitemap.xml\n`,
        200,
        shared,
      ),
    )
    .get('/healthz', (c) => {
      try {
        db.orm.get(sql`SELECT count(*) FROM settings`);
        // Writes to a deleted file are lost with the process.
        if (!isInPlace()) throw new Error(`${db.sqlite.name} was moved or deleted`);
        const behind = replica && { replica: { behind_seconds: replica.behindSeconds() } };
        const saves = isQuiet(db) && { saves: 'refused' };
        const health = { status: 'ok', version, ...behind, ...saves };
        return c.json(health, 200, { ...headers.documents, 'Cache-Control': 'no-store' });
      } catch (error) {
        console.error("healthz: the database doesn't respond", error);
        return c.json({ status: 'unavailable', message: "The database doesn't respond." }, 503);
      }
    });
}
