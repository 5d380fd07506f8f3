import { and, eq, lt } from 'drizzle-orm';
import { postValues } from '../../shared/post';
import { type Database, inTransaction } from '../client';
import { now, secondsAgo } from '../time';
import type { Blog } from './blogs';
import { findPost, type PostRow, point } from './point';
import { posts } from './schema';
import { findVersion, wasPublished } from './versions';

/** How long a deleted post can be recovered. */
export const trashDays = 30;

/**
 * Moves a post, live or draft, to the trash with everything that belongs to it. Its address is gone
 * at once, and scheduled versions don't go live.
 * @returns the post as it was, or undefined if there is none.
 */
export function trashPost(db: Database, id: string, by: string): Blog | undefined {
  return inTransaction(db, () => {
    const post = findPost(db, id);
    const shown = post && (post.live_id ?? post.working_id ?? post.planned_id);
    const version = findVersion(db, shown ?? null);
    if (!post || !version || post.deleted_at !== null) return undefined;
    point(db, id, { deleted_at: now(), deleted_by: by });
    const { created_at, updated_at, image_focus, live_at } = post;
    const times = { created_at, updated_at: live_at ?? version.saved_at ?? updated_at };
    return { ...postValues(version), id, image_focus, ...times };
  });
}

/** Tells whether visitors read, or read once, or will read a post. */
export const wasShown = (db: Database, id: string): boolean =>
  wasPublished(db, id) || typeof findPost(db, id)?.planned_id === 'number';

const missed = 'It was in the trash at its scheduled time. Choose another time.';

/**
 * Recovers a post as it was: live with its slug and redirects if it was live, scheduled if its time
 * hasn't passed.
 * @returns undefined if it isn't in the trash.
 * @throws TakenError for `slug` if another post has it now.
 */
export function recoverPost(db: Database, id: string): PostRow | undefined {
  return inTransaction(db, () => {
    const post = findPost(db, id);
    if (post?.state !== 'trash') return undefined;
    const isLate = post.publish_at !== null && post.publish_at <= now();
    const publish_error = isLate ? missed : post.publish_error;
    return point(db, id, { deleted_at: null, deleted_by: null, publish_error });
  });
}

/** Permanently deletes a trashed post with all its versions. @returns whether it was there. */
export function deleteTrashed({ orm }: Database, id: string): boolean {
  const isTrashed = and(eq(posts.id, id), eq(posts.state, 'trash'));
  return orm.delete(posts).where(isTrashed).run().changes > 0;
}

/** Permanently deletes posts in the trash for `trashDays`. @returns the number deleted. */
export function emptyTrash({ orm }: Database): number {
  const isOld = lt(posts.deleted_at, secondsAgo(trashDays * 24 * 3600));
  return orm.delete(posts).where(isOld).run().changes;
}
