import { eq } from 'drizzle-orm';
import { type Database, foldCase } from '../client';
import { InUseError } from '../errors';
import { defineResource, type Shown } from '../resource';
import { countByCategory } from './blogs';
import { blogCategories } from './schema';
import { relabelPost } from './versions';

/** Categories; lists of whole rows include the number of live posts. */
export const categories = defineResource(blogCategories, {
  hidden: ['name_key'],
  searched: ['name'],
  unique: { name_key: 'name' },
  derived: ({ name }) => (name === undefined ? {} : { name_key: foldCase(name) }),
  more: (db, rows) => {
    const names = rows.map(({ name }) => name);
    const counts = countByCategory(db, names);
    return names.map((name) => ({ posts: counts.get(name) ?? 0 }));
  },
  /** Renames the category on posts, drafts, scheduled versions and trashed posts. */
  updated: (db, before, after) => {
    if (before.name !== after.name) renameOnPosts(db, before.name, after.name);
  },
  removing: (db, { name }) => {
    const { total, live } = countPostsUsing(db, name);
    if (total > 0) throw new InUseError(total, total - live);
  },
});

export type BlogCategory = Shown<typeof categories>;
export type CountedCategory = BlogCategory & { posts: number };

/** Finds a category by name, ignoring case. */
export function findCategoryByName(db: Database, name: string): BlogCategory | undefined {
  const { orm } = db;
  const isNamed = eq(blogCategories.name_key, foldCase(name.trim()));
  const row = orm.select({ id: blogCategories.id }).from(blogCategories).where(isNamed).get();
  return row && categories.get(db, row.id);
}

/** Creates a post's category if it doesn't exist. @returns the category if it was created. */
export function ensureCategory(db: Database, name: string): BlogCategory | undefined {
  if (name.trim() === '' || findCategoryByName(db, name)) return undefined;
  const description = `Posts about ${name}.`;
  return categories.create(db, crypto.randomUUID(), { name, description });
}

function renameOnPosts(db: Database, from: string, category: string): void {
  for (const { id } of postsUsing(db, from)) {
    relabelPost(db, id, (version) => (version.category === from ? { category } : undefined));
  }
}

/** Returns posts that use a category live, in a draft or in a scheduled version. */
function postsUsing({ sqlite }: Database, category: string) {
  const posts = sqlite.prepare(
    `SELECT id, deleted_at FROM posts WHERE category = :category OR EXISTS (
      SELECT 1 FROM post_versions WHERE category = :category
      AND post_versions.id IN (live_id, working_id, planned_id)
    )`,
  );
  return posts.all({ category }) as { id: string; deleted_at: string | null }[];
}

/**
 * Counts posts outside the trash that use a category live, in a draft or in a scheduled version.
 */
function countPostsUsing(db: Database, name: string): { total: number; live: number } {
  const named = postsUsing(db, name).filter(({ deleted_at }) => deleted_at === null);
  return { total: named.length, live: countByCategory(db, [name]).get(name) ?? 0 };
}
