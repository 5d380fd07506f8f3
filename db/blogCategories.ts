import { and, count, eq, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';
import { type Database, fold, type Transaction } from './client';
import { InUseError } from './errors';
import { moveBase, moveDraft } from './publications';
import { describe, type Shown } from './resource';
import { blogCategories, blogs, drafts, publications, trash, versions } from './schema';
import { nextVersion } from './time';

/** Categories; a list of whole rows has the number of their live posts. */
export const categories = describe(blogCategories, {
  hidden: ['name_key'],
  searched: ['name'],
  unique: { name_key: 'name' },
  derived: ({ name }) => (name === undefined ? {} : { name_key: fold(name) }),
  more: ({ orm }, rows) => {
    const names = rows.map(({ name }) => name);
    const isNamed = inArray(blogs.category, names);
    const counted = orm.select({ name: blogs.category, posts: count() }).from(blogs);
    const counts = counted.where(isNamed).groupBy(blogs.category).all();
    return names.map((name) => ({ posts: counts.find((of) => of.name === name)?.posts ?? 0 }));
  },
  /** A new name goes to its posts, working copies, planned publications and deleted posts. */
  updated: (tx, before, after) => {
    if (before.name !== after.name) renameOnPosts(tx, before.name, after.name);
  },
  removing: (tx, { name }) => {
    const { total, live } = usesOf(tx, name);
    if (total > 0) throw new InUseError(total, total - live);
  },
});

export type BlogCategory = Shown<typeof categories>;
/** A category of a list, with the number of its live posts. */
export type CountedCategory = BlogCategory & { posts: number };

/** The category of a name, whatever its case. */
export function findCategoryByName(db: Database, name: string): BlogCategory | undefined {
  const { orm } = db;
  const isNamed = eq(blogCategories.name_key, fold(name.trim()));
  const found = orm.select({ id: blogCategories.id }).from(blogCategories).where(isNamed).get();
  return found && categories.get(db, found.id);
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
