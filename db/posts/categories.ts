import { eq } from 'drizzle-orm';
import { type Database, fold } from '../client';
import { InUseError } from '../errors';
import { describe, type Shown } from '../resource';
import { nextVersion } from '../time';
import { countByCategory } from './blogs';
import type { Version } from './fields';
import { findPost, point } from './point';
import { blogCategories } from './schema';
import { changePending, changeVersion, findVersion } from './versions';

/** Categories; a list of whole rows has the number of their live posts. */
export const categories = describe(blogCategories, {
  hidden: ['name_key'],
  searched: ['name'],
  unique: { name_key: 'name' },
  derived: ({ name }) => (name === undefined ? {} : { name_key: fold(name) }),
  more: (db, rows) => {
    const names = rows.map(({ name }) => name);
    const counts = countByCategory(db, names);
    return names.map((name) => ({ posts: counts.get(name) ?? 0 }));
  },
  /** A new name goes to its posts, working copies, planned publications and deleted posts. */
  updated: (db, before, after) => {
    if (before.name !== after.name) renameOnPosts(db, before.name, after.name);
  },
  removing: (db, { name }) => {
    const { total, live } = usesOf(db, name);
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

/** Makes the category of a name that a post has, where it is gone. @returns it, where it was made. */
export function ensureCategory(db: Database, name: string): BlogCategory | undefined {
  if (name.trim() === '' || findCategoryByName(db, name)) return undefined;
  const description = `Posts about ${name}.`;
  return categories.create(db, crypto.randomUUID(), { name, description });
}

/** A form that still holds the old name must not write it back: what is renamed is a new version. */
function renameOnPosts(db: Database, from: string, category: string): void {
  const change = (version: Version) => (version.category === from ? { category } : undefined);
  for (const { id } of postsNamedIn(db, from)) {
    const post = findPost(db, id);
    if (!post) continue;
    changePending(db, post, change);
    const live = findVersion(db, post.live_id);
    if (live?.category !== from) point(db, id);
    else {
      changeVersion(db, live, { category });
      point(db, id, { live_at: nextVersion(post.live_at ?? '') });
    }
  }
}

/** The posts that name a category live, or in what is written or planned for them. */
function postsNamedIn({ sqlite }: Database, category: string) {
  const found = sqlite.prepare(
    `SELECT id, deleted_at FROM posts WHERE category = :category OR EXISTS (
      SELECT 1 FROM post_versions WHERE category = :category
      AND post_versions.id IN (live_id, working_id, planned_id)
    )`,
  );
  return found.all({ category }) as { id: string; deleted_at: string | null }[];
}

/** How many posts out of the trash name a category, live or in what is written or planned for them. */
function usesOf(db: Database, name: string): { total: number; live: number } {
  const named = postsNamedIn(db, name).filter(({ deleted_at }) => deleted_at === null);
  return { total: named.length, live: countByCategory(db, [name]).get(name) ?? 0 };
}
