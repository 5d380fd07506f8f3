import { listSlugs } from '../../db/blogs';
import type { Database } from '../../db/client';
import { pageRoutes } from '../../site/pageList';

/** The sitemap protocol's limit; above it `/sitemap.xml` is an index. https://www.sitemaps.org/protocol.html */
const maxUrls = 50_000;
const header = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

interface Entry {
  path: string;
  priority: number;
  lastmod?: string;
}

/**
 * `/sitemap.xml`, or its part `number` (from 1) where there are more than 50,000 URLs.
 * @returns undefined where there is no such part.
 */
export function sitemapXml(db: Database, siteUrl: string, number?: number): string | undefined {
  const entries = [...pageEntries(), ...postEntries(db)];
  const parts = Math.ceil(entries.length / maxUrls);
  if (number === undefined) {
    return parts === 1 ? urlSet(siteUrl, entries) : sitemapIndex(siteUrl, parts);
  }
  const part = entries.slice((number - 1) * maxUrls, number * maxUrls);
  return parts > 1 && part.length > 0 ? urlSet(siteUrl, part) : undefined;
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

function sitemapIndex(siteUrl: string, parts: number): string {
  const maps = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeXml(siteUrl)}/sitemap-${index + 1}.xml</loc></sitemap>`,
  );
  return `${header}<sitemapindex xmlns="${namespace}">\n${maps.join('\n')}\n</sitemapindex>\n`;
}

/** Text for XML 1.0, which has no place for control characters, not even escaped. */
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
