import { listBlogs } from '../db/blogs';
import type { Database } from '../db/client';
import { siteIdentity } from '../site/server';
import { escapeXml } from './sitemap';

const newest = 20;

/** The newest posts as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function rssXml(db: Database, siteUrl: string): string {
  const { rows } = listBlogs(db, {
    sort: { column: 'date', direction: 'DESC' },
    offset: 0,
    limit: newest,
    fields: ['slug', 'title', 'excerpt', 'date', 'category'],
  });
  const items = rows.map(({ slug = '', title = '', excerpt = '', date = '', category = '' }) => {
    const link = escapeXml(`${siteUrl}/blog/${slug}`);
    return [
      '<item>',
      `<title>${escapeXml(title)}</title><link>${link}</link><guid>${link}</guid>`,
      `<description>${escapeXml(excerpt)}</description><category>${escapeXml(category)}</category>`,
      `<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>`,
      '</item>',
    ].join('');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(siteIdentity.name)}</title>
<link>${escapeXml(siteUrl)}/blog</link>
<description>${escapeXml(siteIdentity.description)}</description>
<language>en-AU</language>
<atom:link href="${escapeXml(siteUrl)}/rss.xml" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}
