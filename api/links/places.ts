import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { facts, factValues } from '../../db/facts/schema';
import { postsLinking } from '../../db/posts/uses';

/** Lists the live posts and the facts that name an address, with their pages in the admin. */
export function placesOf(db: Database, url: string): { title: string; path: string }[] {
  const posts = postsLinking(db, url).map(({ id, title }) => ({
    title,
    path: `/admin/blogs/${encodeURIComponent(id)}`,
  }));
  const sources = db.orm
    .selectDistinct({ key: facts.key, title: facts.name })
    .from(factValues)
    .innerJoin(facts, eq(facts.key, factValues.fact_key))
    .where(eq(factValues.source_url, url))
    .all()
    .map(({ key, title }) => ({ title, path: `/admin/facts/${encodeURIComponent(key)}` }));
  return [...posts, ...sources];
}
