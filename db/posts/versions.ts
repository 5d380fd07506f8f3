import { and, desc, eq, isNotNull, isNull, lt, ne, notExists, sql } from 'drizzle-orm';
import { type PostValues, postValues } from '../../shared/post';
import { type Database, inTransaction } from '../client';
import { StaleError } from '../errors';
import { type ListPage, type ListQuery, listPage, matching } from '../list';
import { prepared } from '../prepared';
import { nextVersion } from '../time';
import { type Version, versionHeads } from './fields';
import { findPost, type PostRow, point } from './point';
import { posts, postVersions } from './schema';
import { indexUses } from './uses';

const { id: number, post_id, base_id, saved_at, discarded_at, ...fields } = versionHeads;
const columns = { id: sql<string>`CAST(${number} AS TEXT)`, blog_id: post_id, ...fields };
const listed = { table: postVersions, columns, id: number, searched: [postVersions.title] };

/** What a post was when it was published, is to be at a scheduled time, or was before a restoring. */
export interface ShownVersion extends PostValues {
  id: string;
  blog_id: string;
  created_by: string;
  created_at: string;
  /** Null while it only is scheduled, and where it never was live. */
  published_at: string | null;
  is_date_set: boolean;
}

/** Versions without their text, and without what is or was a working copy. */
export function listVersions(
  db: Database,
  query: ListQuery<Exclude<keyof ShownVersion, 'content'>, 'blog_id'>,
): ListPage<Partial<Omit<ShownVersion, 'content'>>> {
  const isWorking = and(eq(posts.id, post_id), eq(posts.working_id, number));
  const working = db.orm.select({ id: posts.id }).from(posts).where(isWorking);
  const isOld = and(isNull(discarded_at), notExists(working));
  return listPage(db, listed, query, and(isOld, matching(listed, query.filters)));
}

export function getVersion({ orm }: Database, id: string): ShownVersion | undefined {
  return orm
    .select({ ...columns, content: postVersions.content })
    .from(postVersions)
    .where(eq(number, Number(id)))
    .get();
}

/** The version that was live before a time (ISO text): what a later one changed. */
export function versionBefore({ orm }: Database, blogId: string, time: string) {
  const { published_at } = fields;
  return orm
    .select()
    .from(postVersions)
    .where(and(eq(post_id, blogId), isNotNull(published_at), lt(published_at, time)))
    .orderBy(desc(published_at))
    .get();
}

/** Whether a post has one text alone, which the first start wrote: nobody has touched it. */
export function isSample({ orm }: Database, blogId: string): boolean {
  const made = orm
    .select({ by: postVersions.created_by })
    .from(postVersions)
    .where(eq(post_id, blogId))
    .all();
  return made.length === 1 && made[0]?.by === '';
}

/** Whether visitors ever saw a post. @param except a version that doesn't count. */
export function wasPublished({ orm }: Database, postId: string, except = 0): boolean {
  const isOther = and(eq(post_id, postId), isNotNull(fields.published_at), ne(number, except));
  return orm.select({ id: number }).from(postVersions).where(isOther).get() !== undefined;
}

const statements = prepared(({ orm }) => ({
  version: orm
    .select()
    .from(postVersions)
    .where(eq(number, sql.placeholder('id')))
    .prepare(),
}));

/** A version with its text, by the number that a post's row points with. */
export function findVersion(db: Database, id: number | null): Version | undefined {
  return id === null ? undefined : statements(db).version.get({ id });
}

type NewVersion = Omit<typeof postVersions.$inferInsert, 'id' | 'post_id' | 'created_at'> &
  PostValues & { created_at?: string };

/** A time for a version that is listed as the newest of its post, also within a millisecond. */
function newestTime({ orm }: Database, postId: string): string {
  const newest = sql<string | null>`max(${postVersions.created_at})`;
  const row = orm.select({ newest }).from(postVersions).where(eq(post_id, postId)).get();
  return nextVersion(row?.newest ?? '');
}

/** Adds a version. @returns its number. */
export function insertVersion(db: Database, postId: string, version: NewVersion): number {
  const created_at = version.published_at ?? newestTime(db, postId);
  const row = { created_at, ...version, post_id: postId };
  const { id } = db.orm.insert(postVersions).values(row).returning({ id: number }).get();
  indexUses(db, { ...row, id });
  return id;
}

/** Changes a version; its text where it never was live. `point` is to be called after it. */
export function changeVersion(db: Database, stored: Version, changes: Partial<Version>): void {
  const old: Record<string, unknown> = stored;
  const changed = Object.entries(changes).filter(([name, value]) => value !== old[name]);
  if (changed.length === 0) return;
  db.orm.update(postVersions).set(Object.fromEntries(changed)).where(eq(number, stored.id)).run();
  if (changed.some(([name]) => name === 'content' || name === 'image_url')) {
    indexUses(db, { ...stored, ...changes });
  }
}

/**
 * Changes a post's working copy and what is planned of it in place; what was planned from the working
 * copy stays so. `point` is to be called after it.
 * @param change what changes of a version; undefined: nothing.
 * @returns which of the two were changed.
 */
export function changePending(
  db: Database,
  { working_id, planned_id }: PostRow,
  change: (version: Version) => Partial<Version> | undefined,
): { working: boolean; planned: boolean } {
  const [working, planned] = [findVersion(db, working_id), findVersion(db, planned_id)];
  const [ofWorking, ofPlanned] = [working && change(working), planned && change(planned)];
  const saved_at = nextVersion(working?.saved_at ?? '');
  if (working && ofWorking) changeVersion(db, working, { ...ofWorking, saved_at });
  if (planned && ofPlanned) changeVersion(db, planned, ofPlanned);
  const isPlannedFrom = ofWorking !== undefined && planned?.saved_at === working?.saved_at;
  if (planned && isPlannedFrom) changeVersion(db, planned, { saved_at });
  return { working: ofWorking !== undefined, planned: ofPlanned !== undefined };
}

export function deleteVersion({ orm }: Database, id: number | null): void {
  if (id !== null) orm.delete(postVersions).where(eq(number, id)).run();
}

/**
 * The live version that something began from, as the API names it: by its `updated_at`.
 * @returns null where none was live.
 */
export function baseVersion(db: Database, post: PostRow, base: number | null): string | null {
  if (base === null || base === post.live_id) return base === null ? null : post.live_at;
  return findVersion(db, base)?.published_at ?? '';
}

/** The number of the live version that the API names so; 0 where nobody knows it any more. */
export function baseNumber({ orm }: Database, post: PostRow, base: string | null): number | null {
  if (base === null || base === post.live_at) return base === null ? null : post.live_id;
  // Where what is live was changed in place, it is not what anybody began from.
  const isOther = ne(number, post.live_id ?? 0);
  const isBase = and(eq(post_id, post.id), eq(fields.published_at, base), isOther);
  return orm.select({ id: number }).from(postVersions).where(isBase).get()?.id ?? 0;
}

/**
 * Makes a version the post's working copy. A working copy that it replaces is kept as a version.
 * @returns undefined where there is no such version.
 * @throws StaleError where the post is in the trash.
 */
export function restoreVersion(db: Database, id: string, by: string): ShownVersion | undefined {
  return inTransaction(db, () => {
    const version = getVersion(db, id);
    const post = version && findPost(db, version.blog_id);
    if (!version || !post) return undefined;
    if (post.deleted_at !== null) throw new StaleError();
    const replaced = findVersion(db, post.working_id);
    if (replaced) changeVersion(db, replaced, { created_at: newestTime(db, post.id) });
    const working_id = insertVersion(db, post.id, {
      ...postValues(version),
      is_date_set: version.is_date_set || wasPublished(db, post.id),
      base_id: post.live_id,
      created_by: by,
      saved_at: nextVersion(replaced?.saved_at ?? ''),
    });
    point(db, post.id, { working_id });
    return version;
  });
}
