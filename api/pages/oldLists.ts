import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { imports } from '../../db/file/schema';
import { prepared } from '../../db/prepared';

const feed = /\/(feed|rss|atom|feed\/(rss2?|rdf|atom|json)|(feed|atom|rss|index)\.(xml|json|rdf))$/;
const list = /^(\/[\w-]+)?\/((category|categories|tags?|topics?|authors?)\/.|\d{4}(\/\d\d){0,2}$)/;
const laterPage = /\/page\/?\d+$/;

const statements = prepared(({ orm }) => ({
  other: orm
    .select({ source: imports.source })
    .from(imports)
    .where(sql`kind = 'post' AND source NOT LIKE 'wattlepath %'`)
    .limit(1)
    .prepare(),
}));

/**
 * Redirects lists of the imported site: feeds to ours; lists by category, tag, author, time and
 * page to the blog.
 * @param path in the form of `addressKey`.
 */
export function oldListTarget(db: Database, path: string): string | undefined {
  const target = feed.test(path)
    ? '/rss.xml'
    : list.test(path) || laterPage.test(path)
      ? '/blog'
      : undefined;
  return target && statements(db).other.get() ? target : undefined;
}
