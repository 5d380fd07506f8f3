import {
  and,
  countDistinct,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
} from 'drizzle-orm';
import { type Database, inTransaction } from '../client';
import { InUseError } from '../errors';
import { type ListPage, type ListQuery, listPage } from '../list';
import { showFocus } from '../posts/focus';
import { posts, postUses, postVersions } from '../posts/schema';
import { nextVersion, now } from '../time';
import { media } from './schema';

/** A stored picture without its bytes. */
export type Media = typeof media.$inferSelect & {
  /** How many posts name it: live, in a working copy or in a version. */
  used_in: number;
};

/** What an editor may change of a picture; an absent field stays as it is. */
export type MediaValues = Partial<Pick<Media, 'name' | 'alt' | 'focus_x' | 'focus_y'>>;

/** A place that names a picture. */
export interface MediaUse {
  owner: 'live' | 'draft' | 'version';
  /** The version's id, otherwise the post's. */
  owner_id: string;
  blog_id: string;
  title: string;
  /** Of a version: when it was made. */
  created_at: string | null;
}

const listed = {
  table: media,
  columns: getTableColumns(media),
  id: media.id,
  searched: [media.name, media.alt],
};

/** Pictures; those in the trash only where `isTrash` asks for them. */
export function listMedia(
  db: Database,
  query: ListQuery<keyof typeof media.$inferSelect> & { isTrash: boolean },
): ListPage<Partial<Media>> {
  const place = query.isTrash ? isNotNull(media.deleted_at) : isNull(media.deleted_at);
  const fields = query.fields && [...new Set([...query.fields, 'id' as const])];
  const page = listPage<Omit<Media, 'used_in'>>(db, listed, { ...query, fields }, place);
  const counts = countUses(
    db,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, used_in: counts.get(row.id) ?? 0 })) };
}

export function getMedia(db: Database, id: string): Media | undefined {
  const row = db.orm.select().from(media).where(eq(media.id, id)).get();
  return row && { ...row, used_in: countUses(db, [id]).get(id) ?? 0 };
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

const useOrder = ['live', 'draft', 'version'];

/** Where a picture is used: live posts first, then working copies, then versions, newest first. */
export function listUses({ orm }: Database, id: string): MediaUse[] {
  const { working_id, live_id, live_slug } = posts;
  const { created_at, title } = postVersions;
  const found = orm
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
  const uses = found.map(({ version, post, title, created_at, ...row }): MediaUse => {
    const isLive = version === row.live_id && row.live_slug !== null;
    const owner = isLive ? 'live' : version === row.working_id ? 'draft' : 'version';
    const isOld = owner === 'version';
    const owner_id = isOld ? String(version) : post;
    return { owner, owner_id, blog_id: post, title, created_at: isOld ? created_at : null };
  });
  return uses.sort((one, other) => useOrder.indexOf(one.owner) - useOrder.indexOf(other.owner));
}

/**
 * Writes a picture's name, words or focal point. Whoever does that keeps it: the sweep leaves it.
 * @returns undefined where there is no such picture.
 */
export function updateMedia(db: Database, id: string, values: MediaValues): Media | undefined {
  inTransaction(db, () => {
    const { orm } = db;
    const stored = orm.select().from(media).where(eq(media.id, id)).get();
    if (!stored) return;
    const updated_at = nextVersion(stored.updated_at);
    orm
      .update(media)
      .set({ ...values, is_kept: true, updated_at })
      .where(eq(media.id, id))
      .run();
    showFocus(db, `images/${id}.${stored.extension}`);
  });
  return getMedia(db, id);
}

/**
 * Puts a picture into the trash. @returns it, or undefined where there is none outside the trash.
 * @throws InUseError with the number of posts that name it.
 */
export function trashMedia(db: Database, id: string): Media | undefined {
  return inTransaction(db, () => {
    const stored = getMedia(db, id);
    if (!stored || stored.deleted_at) return undefined;
    if (stored.used_in > 0) throw new InUseError(stored.used_in);
    db.orm.update(media).set({ deleted_at: now() }).where(eq(media.id, id)).run();
    return stored;
  });
}

/** Takes a picture out of the trash. @returns undefined where it isn't in it. */
export function recoverMedia(db: Database, id: string): Media | undefined {
  const { changes } = db.orm
    .update(media)
    .set({ deleted_at: null, is_kept: true })
    .where(and(eq(media.id, id), isNotNull(media.deleted_at)))
    .run();
  return changes > 0 ? getMedia(db, id) : undefined;
}
