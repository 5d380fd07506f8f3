import { and, countDistinct, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { PlainName } from '../../shared/resources';
import { type Database, inTransaction } from '../client';
import { InUseError } from '../errors';
import { countRowImages, rowsWithImage } from '../plainImages';
import { updateFocalPoint } from '../posts/focus';
import { posts, postUses, postVersions } from '../posts/schema';
import { defineResource, type Shown } from '../resource';
import { now } from '../time';
import { media } from './schema';

/**
 * The media library: images without their bytes, with `used_in`, the number of posts using each
 * live, in a draft or in a version, and of rows showing it. Lists omit the trash unless `state` asks for it. An edited
 * image is kept from the cleanup of unused ones.
 */
export const storedMedia = defineResource(media, {
  searched: ['name', 'alt'],
  filters: ['state'],
  where: ({ state }) => (state === 'trash' ? isNotNull : isNull)(media.deleted_at),
  derived: () => ({ is_kept: true }),
  more: (db, rows) => {
    const ids = rows.map(({ id }) => id);
    const counts = countUses(db, ids);
    const rowCounts = countRowImages(db);
    return ids.map((id) => ({ used_in: (counts.get(id) ?? 0) + (rowCounts.get(id) ?? 0) }));
  },
  updated: (db, { id, extension }) => updateFocalPoint(db, `images/${id}.${extension}`),
});

export type Media = Shown<typeof storedMedia>;

/** A place where an image is used. */
export interface MediaUse {
  owner: 'live' | 'draft' | 'version' | 'row';
  /** The resource of a row; absent for posts. */
  resource?: PlainName;
  /** The version's id, the post's, or the row's. */
  owner_id: string;
  /** Empty for a row. */
  blog_id: string;
  title: string;
  /** For a version: when it was made. */
  created_at: string | null;
}

function countUses({ orm }: Database, ids: string[]): Map<string, number> {
  const counted = orm
    .select({ id: postUses.name, posts: countDistinct(postUses.post_id) })
    .from(postUses)
    .where(and(eq(postUses.kind, 'image'), inArray(postUses.name, ids)))
    .groupBy(postUses.name)
    .all();
  return new Map(counted.map(({ id, posts }) => [id, posts]));
}

const useOrder = ['live', 'row', 'draft', 'version'];

/** Lists where an image is used: live posts, rows, drafts, then versions, newest first. */
export function listUses(db: Database, id: string): MediaUse[] {
  const { working_id, live_id, live_slug } = posts;
  const { created_at, title } = postVersions;
  const shown = rowsWithImage(db, id).map(
    ({ resource, id: owner_id, title }): MediaUse => ({
      owner: 'row',
      resource,
      owner_id,
      title,
      blog_id: '',
      created_at: null,
    }),
  );
  const rows = db.orm
    .select({
      version: postVersions.id,
      post: posts.id,
      title,
      created_at,
      live_id,
      live_slug,
      working_id,
    })
    .from(postUses)
    .innerJoin(postVersions, eq(postVersions.id, postUses.version_id))
    .innerJoin(posts, eq(posts.id, postUses.post_id))
    .where(and(eq(postUses.kind, 'image'), eq(postUses.name, id)))
    .orderBy(desc(created_at))
    .all();
  const uses = rows.map(({ version, post, title, created_at, ...row }): MediaUse => {
    const isLive = version === row.live_id && row.live_slug !== null;
    const owner = isLive ? 'live' : version === row.working_id ? 'draft' : 'version';
    const isOld = owner === 'version';
    const owner_id = isOld ? String(version) : post;
    return { owner, owner_id, blog_id: post, title, created_at: isOld ? created_at : null };
  });
  return [...uses, ...shown].sort(
    (one, other) => useOrder.indexOf(one.owner) - useOrder.indexOf(other.owner),
  );
}

/**
 * Moves an image to the trash. @returns it, or undefined if it doesn't exist or is already there.
 * @throws InUseError with the number of posts using it.
 */
export function trashMedia(db: Database, id: string): Media | undefined {
  return inTransaction(db, () => {
    const stored = storedMedia.get(db, id);
    if (!stored || stored.deleted_at) return undefined;
    if (stored.used_in > 0) throw new InUseError(stored.used_in);
    db.orm.update(media).set({ deleted_at: now() }).where(eq(media.id, id)).run();
    return stored;
  });
}

/** Restores an image from the trash. @returns undefined if it isn't there. */
export function recoverMedia(db: Database, id: string): Media | undefined {
  const { changes } = db.orm
    .update(media)
    .set({ deleted_at: null, is_kept: true })
    .where(and(eq(media.id, id), isNotNull(media.deleted_at)))
    .run();
  return changes > 0 ? storedMedia.get(db, id) : undefined;
}
