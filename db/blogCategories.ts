import { count, eq } from 'drizzle-orm';
import { type Database, fold } from './client';
import { InUseError, rejectTaken, StaleError } from './errors';
import { type ListPage, type ListQuery, listPage } from './list';
import { blogCategories, blogs } from './schema';
import { nextVersion, now } from './time';

export type BlogCategory = Omit<typeof blogCategories.$inferSelect, 'name_key'>;
export type BlogCategoryValues = Pick<BlogCategory, 'name' | 'description'>;

const columns = {
  id: blogCategories.id,
  name: blogCategories.name,
  description: blogCategories.description,
  created_at: blogCategories.created_at,
  updated_at: blogCategories.updated_at,
};
const listed = {
  table: blogCategories,
  columns,
  id: blogCategories.id,
  searched: [blogCategories.name],
};
const unique = { 'blog_categories.name_key': 'name', 'blog_categories.id': 'id' };

export function listBlogCategories(db: Database, query: ListQuery): ListPage<BlogCategory> {
  return listPage<BlogCategory>(db, listed, query);
}

export function getBlogCategory({ orm }: Database, id: string): BlogCategory | undefined {
  return orm.select(columns).from(blogCategories).where(eq(blogCategories.id, id)).get();
}

/** @throws TakenError for `name` (whatever its case) or `id`. */
export function createBlogCategory(
  { orm }: Database,
  id: string,
  values: BlogCategoryValues,
): BlogCategory {
  const time = now();
  return rejectTaken(unique, () =>
    orm
      .insert(blogCategories)
      .values({ ...values, name_key: fold(values.name), id, created_at: time, updated_at: time })
      .returning(columns)
      .get(),
  );
}

/**
 * Overwrites a category; a new name goes to its posts in the same transaction.
 * @returns undefined where there is no such category.
 * @throws StaleError where `readVersion` is not the stored `updated_at`; TakenError for `name`.
 */
export function updateBlogCategory(
  { orm }: Database,
  id: string,
  values: BlogCategoryValues,
  readVersion: string | undefined,
): BlogCategory | undefined {
  return orm.transaction((tx) => {
    const stored = tx.select().from(blogCategories).where(eq(blogCategories.id, id)).get();
    if (!stored) return undefined;
    if (readVersion !== stored.updated_at) throw new StaleError();
    const updated = rejectTaken(unique, () =>
      tx
        .update(blogCategories)
        .set({
          ...values,
          name_key: fold(values.name),
          updated_at: nextVersion(stored.updated_at),
        })
        .where(eq(blogCategories.id, id))
        .returning(columns)
        .get(),
    );
    if (stored.name !== updated.name) {
      // A form that still holds the old name must not write it back: the posts are new versions.
      const affected = tx
        .select({ id: blogs.id, updated_at: blogs.updated_at })
        .from(blogs)
        .where(eq(blogs.category, stored.name))
        .all();
      for (const blog of affected) {
        tx.update(blogs)
          .set({ category: updated.name, updated_at: nextVersion(blog.updated_at) })
          .where(eq(blogs.id, blog.id))
          .run();
      }
    }
    return updated;
  });
}

/**
 * @returns the deleted category, or undefined where there was none.
 * @throws InUseError while posts use it.
 */
export function deleteBlogCategory({ orm }: Database, id: string): BlogCategory | undefined {
  return orm.transaction((tx) => {
    const stored = tx.select(columns).from(blogCategories).where(eq(blogCategories.id, id)).get();
    if (!stored) return undefined;
    const used = tx
      .select({ posts: count() })
      .from(blogs)
      .where(eq(blogs.category, stored.name))
      .get();
    if (used && used.posts > 0) throw new InUseError(used.posts);
    tx.delete(blogCategories).where(eq(blogCategories.id, id)).run();
    return stored;
  });
}
