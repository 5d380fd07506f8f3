import { eq, lt } from 'drizzle-orm';
import { type Blog, insertLive } from './blogs';
import type { Database, Transaction } from './client';
import { dropDraft } from './drafts';
import { forgetOldAddresses } from './oldAddresses';
import { dropPublication } from './publications';
import { blogs, drafts, imageUses, previewLinks, slugRedirects, trash, versions } from './schema';
import { now, secondsAgo } from './time';
import { postValues, versionOfLive } from './versions';

export type Trashed = typeof trash.$inferSelect;

/** How long a deleted post can be brought back. */
export const trashDays = 30;

/**
 * Puts a post, live or only drafted, into the trash: its address is gone at once, and nothing
 * planned for it happens.
 * @returns the post as it was, or undefined where there is none.
 */
export function trashPost({ orm }: Database, id: string, by: string): Blog | undefined {
  return orm.transaction((tx) => {
    if (findTrashed(tx, id)) return undefined;
    const live = tx.select().from(blogs).where(eq(blogs.id, id)).get();
    const draft = tx.select().from(drafts).where(eq(drafts.id, id)).get();
    const post = live ?? draft;
    if (!post) return undefined;
    const { created_at, updated_at } = post;
    const image_focus = live?.image_focus ?? '';
    const redirects = tx
      .select({ slug: slugRedirects.slug })
      .from(slugRedirects)
      .where(eq(slugRedirects.blog_id, id))
      .all();
    tx.insert(trash)
      .values({
        blog_id: id,
        version_id: live ? versionOfLive(tx, live) : null,
        blog_created_at: live?.created_at ?? null,
        blog_updated_at: live?.updated_at ?? null,
        redirects: redirects.map(({ slug }) => slug),
        deleted_by: by,
        deleted_at: now(),
      })
      .run();
    tx.delete(imageUses)
      .where(eq(imageUses.owner_id, live?.id ?? ''))
      .run();
    tx.delete(blogs).where(eq(blogs.id, id)).run();
    dropPublication(tx, id);
    return { ...postValues(post), id, created_at, updated_at, image_focus };
  });
}

/**
 * Brings a post back as it was: live with its slug and redirects where it was live.
 * @returns undefined where the trash has no such post.
 * @throws TakenError for `slug`, where another post has it now.
 */
export function recoverPost({ orm }: Database, id: string): Trashed | undefined {
  return orm.transaction((tx) => {
    const trashed = findTrashed(tx, id);
    if (!trashed) return undefined;
    tx.delete(trash).where(eq(trash.blog_id, id)).run();
    const { version_id, blog_created_at, blog_updated_at } = trashed;
    const version =
      version_id && tx.select().from(versions).where(eq(versions.id, version_id)).get();
    if (version && blog_created_at && blog_updated_at) {
      const times = { created_at: blog_created_at, updated_at: blog_updated_at };
      insertLive(tx, { ...postValues(version), id, ...times });
      for (const slug of trashed.redirects) {
        tx.insert(slugRedirects)
          .values({ slug, blog_id: id, created_at: now() })
          .onConflictDoNothing()
          .run();
      }
    }
    return trashed;
  });
}

/** Deletes a post of the trash for good, with its versions. @returns undefined where there is none. */
export function deleteTrashed({ orm }: Database, id: string): Trashed | undefined {
  return orm.transaction((tx) => {
    const trashed = findTrashed(tx, id);
    if (trashed) forget(tx, id);
    return trashed;
  });
}

/** Deletes for good what has been in the trash for `trashDays`. @returns how many posts. */
export function emptyTrash({ orm }: Database): number {
  return orm.transaction((tx) => {
    const old = tx
      .select({ id: trash.blog_id })
      .from(trash)
      .where(lt(trash.deleted_at, secondsAgo(trashDays * 24 * 3600)))
      .all();
    for (const { id } of old) forget(tx, id);
    return old.length;
  });
}

function findTrashed(tx: Transaction, id: string): Trashed | undefined {
  return tx.select().from(trash).where(eq(trash.blog_id, id)).get();
}

function forget(tx: Transaction, id: string): void {
  tx.delete(trash).where(eq(trash.blog_id, id)).run();
  dropDraft(tx, id);
  tx.delete(versions).where(eq(versions.blog_id, id)).run();
  tx.delete(previewLinks).where(eq(previewLinks.blog_id, id)).run();
  tx.delete(imageUses).where(eq(imageUses.blog_id, id)).run();
  forgetOldAddresses(tx, id);
}
