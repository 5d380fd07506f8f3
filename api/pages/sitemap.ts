import type { Database } from '../../db/client';
import { listSlugs } from '../../db/posts/blogs';
import { pageRoutes } from '../../site/api';

const header = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Entry {
  path: string;
  priority: number;
  lastmod?: string;
}

/** `/sitemap.xml`. https://www.sitemaps.org/protocol.html */
export function sitemapXml(db: Database, siteUrl: string): string {
  return urlSet(siteUrl, [...pageEntries(), ...postEntries(db)]);
}

function pageEntries(): Entry[] {
  return pageRoutes.flatMap(({ path, sitemapPriority }) =>
    sitemapPriority === undefined ? [] : [{ path, priority: sitemapPriority }],
  );
}

function postEntries(db: Database): Entry[] {
  return listSlugs(db).map(({ slug, updated_at }) => ({
    path: `/blog/${slug}`,
    priority: 0.7,
    lastmod: updated_at,
  }));
}

function urlSet(siteUrl: string, entries: Entry[]): string {
  const urls = entries.map(({ path, priority, lastmod }) => {
    const modified = lastmod ? `<lastmod>${lastmod}</lastmod>` : '';
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${modified}<changefreq>weekly</changefreq><priority>${priority.toFixed(1)}</priority></url>`;
  });
  return `${header}<urlset xmlns="${namespace}">\n${urls.join('\n')}\n</urlset>\n`;
}

/** Escapes text for XML 1.0, dropping control characters, which it doesn't allow even escaped. */
export function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  };
  return text
    .replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
