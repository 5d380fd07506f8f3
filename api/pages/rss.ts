import type { Database } from '../../db/client';
import { factChanges } from '../../db/facts/facts';
import { listBlogs } from '../../db/posts/blogs';
import type { Firm } from '../../shared/publicFirm';
import { escapeXml } from './sitemap';

const newest = 20;

/** Renders the newest posts as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export function rssXml(db: Database, siteUrl: string, { company }: Firm): string {
  const { rows } = listBlogs(db, {
    sort: { column: 'date', direction: 'DESC' },
    offset: 0,
    limit: newest,
    fields: ['slug', 'title', 'excerpt', 'date', 'category'],
  });
  const items = rows.map(({ slug, title, excerpt, date, category }) => {
    const link = escapeXml(`${siteUrl}/blog/${slug}`);
    return [
      '<item>',
      `<title>${escapeXml(title)}</title><link>${link}</link><guid>${link}</guid>`,
      `<description>${escapeXml(excerpt)}</description><category>${escapeXml(category)}</category>`,
      `<pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>`,
      '</item>',
    ].join('');
  });
  return channel(siteUrl, items, {
    title: company.name,
    page: '/blog',
    description: company.description,
    feed: '/rss.xml',
  });
}

const long = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });

/** Renders past and announced changes of facts as RSS 2.0, newest day first. */
export function changesRss(db: Database, siteUrl: string, { company }: Firm): string {
  const items = factChanges(db).map((change) => {
    const { key, name, from, text, previous_text, why, source_title } = change;
    const anchor = `#${key}-${from}`;
    const link = escapeXml(`${siteUrl}/changes?year=${from.slice(0, 4)}${anchor}`);
    // Unchanged since all years shared a page, so that readers recognize old items.
    const guid = escapeXml(`${siteUrl}/changes${anchor}`);
    const title = `${name}: ${text} from ${long.format(new Date(from))}`;
    const before = previous_text === null ? '' : `Before: ${previous_text}. `;
    const source = source_title && `Source: ${source_title}.`;
    const said = `${before}${why ? `${why} ` : ''}${source}`.trim();
    return [
      '<item>',
      `<title>${escapeXml(title)}</title><link>${link}</link><guid isPermaLink="false">${guid}</guid>`,
      `<description>${escapeXml(said)}</description>`,
      `<pubDate>${new Date(change.written_at).toUTCString()}</pubDate>`,
      '</item>',
    ].join('');
  });
  return channel(siteUrl, items, {
    title: `${company.name}: what changed`,
    page: '/changes',
    description: 'Charges, times and ages of Australian visas: what changed, from when, and why.',
    feed: '/changes.rss',
  });
}

interface Channel {
  title: string;
  /** Paths on the site. */
  page: string;
  feed: string;
  description: string;
}

function channel(siteUrl: string, items: readonly string[], about: Channel): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(about.title)}</title>
<link>${escapeXml(siteUrl)}${about.page}</link>
<description>${escapeXml(about.description)}</description>
<language>en-AU</language>
<atom:link href="${escapeXml(siteUrl)}${about.feed}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`;
}
