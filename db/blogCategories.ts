import {
  and,
  count,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';
import { type Database, fold, type Transaction } from './client';
import { InUseError, rejectTaken, StaleError } from './errors';
import { type ListPage, type ListQuery, listPage } from './list';
import { moveBase, moveDraft } from './publications';
import { blogCategories, blogs, drafts, publications, trash, versions } from './schema';
import { nextVersion, now } from './time';

export type BlogCategory = Omit<typeof blogCategories.$inferSelect, 'name_key'>;
export type BlogCategoryValues = Pick<BlogCategory, 'name' | 'description'>;
/** A category of a list, with the number of its live posts. */
export type CountedCategory = BlogCategory & { posts: number };

const { name_key: _, ...columns } = getTableColumns(blogCategories);
const listed = {
  table: blogCategories,
  columns,
  id: blogCategories.id,
  searched: [blogCategories.name],
};
const unique = { 'blog_categories.name_key': 'name', 'blog_categories.id': 'id' };

/** Categories with the number of their live posts, which a list of named fields leaves out. */
export function listBlogCategories(
  db: Database,
  query: ListQuery,
): ListPage<Partial<CountedCategory>> {
  if (query.fields) return listPage(db, listed, query);
  const { rows, total } = listPage<BlogCategory>(db, listed, query);
  const names = rows.map(({ name }) => name);
  const counts = db.orm
    .select({ name: blogs.category, posts: count() })
    .from(blogs)
    .where(inArray(blogs.category, names))
    .groupBy(blogs.category)
    .all();
  const posts = new Map(counts.map((counted) => [counted.name, counted.posts]));
  return { rows: rows.map((row) => ({ ...row, posts: posts.get(row.name) ?? 0 })), total };
}

export function getBlogCategory({ orm }: Database, id: string): BlogCategory | undefined {
  return orm.select(columns).from(blogCategories).where(eq(blogCategories.id, id)).get();
}

/** The category of a name, whatever its case. */
export function findCategoryByName({ orm }: Database, name: string): BlogCategory | undefined {
  const isNamed = eq(blogCategories.name_key, fold(name.trim()));
  return orm.select(columns).from(blogCategories).where(isNamed).get();
}

/** @throws TakenError for `name` (whatever its case) or `id`. */
export function createBlogCategory(
  { orm }: Database,
  id: string,
  values: BlogCategoryValues,
  time = now(),
): BlogCategory {
  return rejectTaken(unique, () =>
    orm
      .insert(blogCategories)
      .values({ ...values, name_key: fold(values.name), id, created_at: time, updated_at: time })
      .returning(columns)
      .get(),
  );
}

/**
 * Overwrites a category; a new name goes to its posts, working copies, planned publications and
 * deleted posts in the same transaction. All other versions stay as they were.
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
    if (stored.name !== updated.name) renameOnPosts(tx, stored.name, updated.name);
    return updated;
  });
}

/** A form that still holds the old name must not write it back: what is renamed is a new version. */
function renameOnPosts(tx: Transaction, from: string, to: string): void {
  const live = { id: blogs.id, updated_at: blogs.updated_at };
  const posts = tx.select(live).from(blogs).where(eq(blogs.category, from)).all();
  for (const { id, updated_at } of posts) {
    const renamed = nextVersion(updated_at);
    tx.update(blogs).set({ category: to, updated_at: renamed }).where(eq(blogs.id, id)).run();
    moveBase(tx, id, updated_at, renamed);
  }
  const copy = { id: drafts.id, updated_at: drafts.updated_at };
  const copies = tx.select(copy).from(drafts).where(eq(drafts.category, from)).all();
  for (const { id, updated_at } of copies) {
    const renamed = nextVersion(updated_at);
    tx.update(drafts).set({ category: to, updated_at: renamed }).where(eq(drafts.id, id)).run();
    moveDraft(tx, id, updated_at, renamed);
  }
  const planned = tx.select({ id: publications.version_id }).from(publications);
  const deleted = tx
    .select({ id: trash.version_id })
    .from(trash)
    .where(isNotNull(trash.version_id));
  const isToCome = or(inArray(versions.id, planned), inArray(versions.id, deleted));
  const renamed = tx
    .update(versions)
    .set({ category: to })
    .where(and(isToCome, eq(versions.category, from)))
    .returning({ id: versions.id })
    .all();
  const ids = renamed.map(({ id }) => id);
  // Its trigger has the list of posts read the version anew.
  tx.update(trash)
    .set({ deleted_at: sql`${trash.deleted_at}` })
    .where(inArray(trash.version_id, ids))
    .run();
}

/**
 * @returns the deleted category, or undefined where there was none.
 * @throws InUseError while posts use it.
 */
export function deleteBlogCategory({ orm }: Database, id: string): BlogCategory | undefined {
  return orm.transaction((tx) => {
    const stored = tx.select(columns).from(blogCategories).where(eq(blogCategories.id, id)).get();
    if (!stored) return undefined;
    const { total, live } = usesOf(tx, stored.name);
    if (total > 0) throw new InUseError(total, total - live);
    tx.delete(blogCategories).where(eq(blogCategories.id, id)).run();
    return stored;
  });
}

/** How many posts out of the trash name a category, live or in what is written or planned for them. */
function usesOf(tx: Transaction, name: string): { total: number; live: number } {
  const isLive = eq(blogs.category, name);
  const live = tx.select({ posts: count() }).from(blogs).where(isLive).get()?.posts ?? 0;
  const written = tx
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(eq(drafts.category, name), notInArray(drafts.id, trashed(tx))));
  const planned = tx
    .select({ id: publications.blog_id })
    .from(publications)
    .innerJoin(versions, eq(versions.id, publications.version_id))
    .where(eq(versions.category, name));
  const published = tx.select({ id: blogs.id }).from(blogs).where(isLive);
  return { total: union(published, written, planned).all().length, live };
}

const trashed = (tx: Transaction) => tx.select({ id: trash.blog_id }).from(trash);
