import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { webManifest } from '../../site/server';
import { sharedCacheControl } from '../cacheControl';
import { StoredAnswer } from '../contentCache';
import type { Services } from '../context';
import { ApiFailure } from '../errors';
import { rssXml } from '../rss';
import { sitemapXml } from '../sitemap';

/** What crawlers and monitors read. */
export function documentRoutes({ db, environment, headers, cache }: Services) {
  const shared = { ...headers.documents, 'Cache-Control': sharedCacheControl(environment) };
  const xml = { ...shared, 'Content-Type': 'application/xml; charset=utf-8' };

  function sitemap(number?: number): StoredAnswer {
    const text = sitemapXml(db, environment.SITE_URL, number);
    if (text === undefined) throw new ApiFailure(404, { message: 'There is no such sitemap.' });
    return new StoredAnswer(200, Buffer.from(text), xml);
  }

  return new Hono()
    .get('/sitemap.xml', async (c) => (await cache.get('/sitemap.xml', () => sitemap())).answer(c))
    .get('/:name{sitemap-[1-9][0-9]{0,4}\\.xml}', async (c) => {
      const number = Number.parseInt(c.req.param('name').slice('sitemap-'.length), 10);
      return (await cache.get(c.req.path, () => sitemap(number))).answer(c);
    })
    .get('/rss.xml', async (c) => {
      const feed = await cache.get('/rss.xml', () => {
        const headers = { ...xml, 'Content-Type': 'application/rss+xml; charset=utf-8' };
        return new StoredAnswer(200, Buffer.from(rssXml(db, environment.SITE_URL)), headers);
      });
      return feed.answer(c);
    })
    .get('/manifest.webmanifest', (c) =>
      c.body(JSON.stringify(webManifest), 200, {
        ...shared,
        'Content-Type': 'application/manifest+json; charset=utf-8',
      }),
    )
    .get('/robots.txt', (c) =>
      c.text(
        `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${environment.SITE_URL}/sitemap.xml\n`,
        200,
        shared,
      ),
    )
    .get('/healthz', (c) => {
      try {
        db.orm.get(sql`SELECT count(*) FROM settings`);
        return c.json({ status: 'ok' }, 200, { ...headers.documents, 'Cache-Control': 'no-store' });
      } catch (error) {
        console.error('healthz: the database does not answer', error);
        return c.json({ status: 'unavailable', message: 'The database does not answer.' }, 503);
      }
    });
}
