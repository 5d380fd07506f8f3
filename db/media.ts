import {
  and,
  countDistinct,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  like,
} from 'drizzle-orm';
import type { Database, Transaction } from './client';
import { InUseError } from './errors';
import { imageIds } from './imageIds';
import { type ListPage, type ListQuery, listPage } from './list';
import { blogs, drafts, imageUses, media, versions } from './schema';
import { nextVersion, now } from './time';

/** A stored picture without its bytes. */
export type Media = typeof media.$inferSelect & {
  /** How many posts name it: live, in a working copy or in a version. */
  used_in: number;
};

/** What an editor may change of a picture; an absent field stays as it is. */
export type MediaValues = Partial<Pick<Media, 'name' | 'alt' | 'focus_x' | 'focus_y'>>;

/** A place that names a picture. */
export interface MediaUse {
  owner: (typeof imageUses.$inferSelect)['owner'];
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
    .select({ id: imageUses.image_id, posts: countDistinct(imageUses.blog_id) })
    .from(imageUses)
    .where(inArray(imageUses.image_id, ids))
    .groupBy(imageUses.image_id)
    .all();
  return new Map(counted.map(({ id, posts }) => [id, posts]));
}

const useOrder = ['live', 'draft', 'version'];

/** Where a picture is used: live posts first, then working copies, then versions, newest first. */
export function listUses({ orm }: Database, id: string): MediaUse[] {
  const { owner, owner_id, blog_id } = imageUses;
  const base = { owner, owner_id, blog_id };
  const isUse = (kind: MediaUse['owner']) => and(eq(imageUses.image_id, id), eq(owner, kind));
  const uses = [
    ...orm
      .select({ ...base, title: blogs.title })
      .from(imageUses)
      .innerJoin(blogs, eq(blogs.id, owner_id))
      .where(isUse('live'))
      .all(),
    ...orm
      .select({ ...base, title: drafts.title })
      .from(imageUses)
      .innerJoin(drafts, eq(drafts.id, owner_id))
      .where(isUse('draft'))
      .all(),
  ].map((use) => ({ ...use, created_at: null }));
  const old = orm
    .select({ ...base, title: versions.title, created_at: versions.created_at })
    .from(imageUses)
    .innerJoin(versions, eq(versions.id, owner_id))
    .where(isUse('version'))
    .all();
  return [...uses, ...old].sort(
    (one, other) =>
      useOrder.indexOf(one.owner) - useOrder.indexOf(other.owner) ||
      (other.created_at ?? '').localeCompare(one.created_at ?? ''),
  );
}

/**
 * Writes a picture's name, words or focal point. Whoever does that keeps it: the sweep leaves it.
 * @returns undefined where there is no such picture.
 */
export function updateMedia(db: Database, id: string, values: MediaValues): Media | undefined {
  const { orm } = db;
  orm.transaction((tx) => {
    const stored = tx.select().from(media).where(eq(media.id, id)).get();
    if (!stored) return;
    const updated_at = nextVersion(stored.updated_at);
    tx.update(media)
      .set({ ...values, is_kept: true, updated_at })
      .where(eq(media.id, id))
      .run();
    const named = tx
      .select({ id: imageUses.owner_id })
      .from(imageUses)
      .where(and(eq(imageUses.image_id, id), eq(imageUses.owner, 'live')));
    tx.update(blogs)
      .set({ image_focus: focusOf(tx, id) })
      .where(and(inArray(blogs.id, named), like(blogs.image_url, `%${id}%`)))
      .run();
  });
  return getMedia(db, id);
}

/** The focal point of the picture that a text names first, as CSS has it; empty: the middle. */
export function focusOf(tx: Pick<Transaction, 'select'>, text: string): string {
  const id = imageIds(text)[0] ?? text;
  const point = tx
    .select({ x: media.focus_x, y: media.focus_y })
    .from(media)
    .where(eq(media.id, id))
    .get();
  return !point || (point.x === 50 && point.y === 50) ? '' : `${point.x}% ${point.y}%`;
}

/**
 * Puts a picture into the trash. @returns it, or undefined where there is none outside the trash.
 * @throws InUseError with the number of posts that name it.
 */
export function trashMedia(db: Database, id: string): Media | undefined {
  return db.orm.transaction((tx) => {
    const stored = getMedia(db, id);
    if (!stored || stored.deleted_at) return undefined;
    if (stored.used_in > 0) throw new InUseError(stored.used_in);
    tx.update(media).set({ deleted_at: now() }).where(eq(media.id, id)).run();
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
