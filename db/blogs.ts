import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Database } from './client';
import { rejectTaken, StaleError } from './errors';
import { type ListPage, type ListQuery, listPage } from './list';
import { blogs, slugRedirects } from './schema';
import { nextVersion, now } from './time';

export type Blog = typeof blogs.$inferSelect;
export type BlogValues = Omit<Blog, 'id' | 'created_at' | 'updated_at'>;

const columns = getTableColumns(blogs);
const listed = {
  table: blogs,
  columns,
  id: blogs.id,
  searched: [blogs.title, blogs.author, blogs.category],
};
const unique = { 'blogs.slug': 'slug', 'blogs.id': 'id' };

export function listBlogs(
  db: Database,
  query: ListQuery & { slug?: string | undefined; category?: string | undefined },
): ListPage<Blog> {
  const conditions: (SQL | undefined)[] = [
    query.slug === undefined ? undefined : eq(blogs.id, idOfSlug(db, query.slug) ?? ''),
    query.category === undefined ? undefined : eq(blogs.category, query.category),
  ];
  return listPage<Blog>(db, listed, query, and(...conditions));
}

export function getBlog(db: Database, id: string): Blog | undefined {
  return db.orm.select().from(blogs).where(eq(blogs.id, id)).get();
}

/** The id of the post that has this slug now or, where none has, that had it once. */
function idOfSlug({ orm }: Database, slug: string): string | undefined {
  const present = orm.select({ id: blogs.id }).from(blogs).where(eq(blogs.slug, slug)).get();
  if (present) return present.id;
  const former = orm
    .select({ id: slugRedirects.blog_id })
    .from(slugRedirects)
    .where(eq(slugRedirects.slug, slug))
    .get();
  return former?.id;
}

/** @throws TakenError for `slug` or `id`. */
export function createBlog({ orm }: Database, id: string, values: BlogValues): Blog {
  const time = now();
  return orm.transaction((tx) => {
    const created = rejectTaken(unique, () =>
      tx
        .insert(blogs)
        .values({ ...values, id, created_at: time, updated_at: time })
        .returning()
        .get(),
    );
    tx.delete(slugRedirects).where(eq(slugRedirects.slug, values.slug)).run();
    return created;
  });
}

/**
 * Overwrites a post; a changed slug leaves a redirect behind.
 * @returns undefined where there is no such post.
 * @throws StaleError where `readVersion` is not the stored `updated_at`; TakenError for `slug`.
 */
export function updateBlog(
  { orm }: Database,
  id: string,
  values: BlogValues,
  readVersion: string | undefined,
): Blog | undefined {
  return orm.transaction((tx) => {
    const stored = tx.select().from(blogs).where(eq(blogs.id, id)).get();
    if (!stored) return undefined;
    if (readVersion !== stored.updated_at) throw new StaleError();
    const updated = rejectTaken(unique, () =>
      tx
        .update(blogs)
        .set({ ...values, updated_at: nextVersion(stored.updated_at) })
        .where(eq(blogs.id, id))
        .returning()
        .get(),
    );
    if (stored.slug !== updated.slug) {
      tx.delete(slugRedirects).where(eq(slugRedirects.slug, updated.slug)).run();
      tx.insert(slugRedirects)
        .values({ slug: stored.slug, blog_id: id, created_at: now() })
        .onConflictDoUpdate({ target: slugRedirects.slug, set: { blog_id: id } })
        .run();
    }
    return updated;
  });
}

/** @returns the deleted post, or undefined where there was none. */
export function deleteBlog({ orm }: Database, id: string): Blog | undefined {
  return orm.delete(blogs).where(eq(blogs.id, id)).returning().get();
}

/** Every post's slug and last change, newest first; for the sitemap. */
export function listSlugs({ orm }: Database): { slug: string; updated_at: string }[] {
  return orm
    .select({ slug: blogs.slug, updated_at: blogs.updated_at })
    .from(blogs)
    .orderBy(desc(blogs.date), desc(blogs.id))
    .all();
}
