import { and, desc, eq, isNotNull, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { type PostValues, pictureNames, postValues } from '../../shared/post';
import { type Database, inTransaction } from '../client';
import { StaleError } from '../errors';
import { type ListPage, type ListQuery, listPage, whereEquals } from '../list';
import { prepared } from '../prepared';
import { nextVersion } from '../time';
import { type Version, versionHeads } from './fields';
import { findPost, type PostRow, point } from './point';
import { posts, postVersions } from './schema';
import { indexUses } from './uses';

const {
  id: number,
  post_id,
  base_id,
  saved_at,
  discarded_at,
  note_places,
  ...fields
} = versionHeads;
const columns = { id: sql<string>`CAST(${number} AS TEXT)`, blog_id: post_id, ...fields };
const listed = { table: postVersions, columns, id: number, searched: [postVersions.title] };

/** A version: published, scheduled, or saved before another was restored. */
export interface ShownVersion extends PostValues {
  id: string;
  blog_id: string;
  created_by: string;
  created_at: string;
  /** Null if it never was live. */
  published_at: string | null;
  is_date_set: boolean;
}

/** Lists versions without their text, and without drafts. */
export function listVersions(
  db: Database,
  query: ListQuery<Exclude<keyof ShownVersion, 'content'>, 'blog_id'>,
): ListPage<Partial<Omit<ShownVersion, 'content'>>> {
  const ofPost = query.filters?.blog_id;
  const hasWorking = and(
    isNotNull(posts.working_id),
    ofPost === undefined ? undefined : eq(posts.id, ofPost),
  );
  const working = db.orm.select({ id: posts.working_id }).from(posts).where(hasWorking);
  const isOld = and(isNull(discarded_at), notInArray(number, working));
  return listPage(db, listed, query, and(isOld, whereEquals(listed, query.filters)));
}

export function getVersion({ orm }: Database, id: string): ShownVersion | undefined {
  return orm
    .select({ ...columns, content: postVersions.content })
    .from(postVersions)
    .where(eq(number, Number(id)))
    .get();
}

/** Returns the version that was live before a time (ISO text), to show what a later one changed. */
export function versionBefore({ orm }: Database, blogId: string, time: string) {
  const { published_at } = fields;
  return orm
    .select()
    .from(postVersions)
    .where(and(eq(post_id, blogId), isNotNull(published_at), lt(published_at, time)))
    .orderBy(desc(published_at))
    .get();
}

/** Tells whether a post still has only its seeded text. */
export function isSample({ orm }: Database, blogId: string): boolean {
  const made = orm
    .select({ by: postVersions.created_by })
    .from(postVersions)
    .where(eq(post_id, blogId))
    .all();
  return made.length === 1 && made[0]?.by === '';
}

/** Tells whether a post was ever live. @param except a version to ignore. */
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

export function findVersion(db: Database, id: number | null): Version | undefined {
  return id === null ? undefined : statements(db).version.get({ id });
}

type NewVersion = Omit<typeof postVersions.$inferInsert, 'id' | 'post_id' | 'created_at'> &
  PostValues & { created_at?: string };

/** Returns a time that sorts as the newest of the post's versions, also within a millisecond. */
function newestTime({ orm }: Database, postId: string): string {
  const newest = sql<string | null>`max(${postVersions.created_at})`;
  const row = orm.select({ newest }).from(postVersions).where(eq(post_id, postId)).get();
  return nextVersion(row?.newest ?? '');
}

export function insertVersion(db: Database, postId: string, version: NewVersion): number {
  const created_at = version.published_at ?? newestTime(db, postId);
  const row = { created_at, ...version, post_id: postId };
  const { id } = db.orm.insert(postVersions).values(row).returning({ id: number }).get();
  indexUses(db, { ...row, id });
  return id;
}

/** Changes a version; its text only if it never was live. Call `point` afterwards. */
export function changeVersion(db: Database, stored: Version, changes: Partial<Version>): void {
  const old: Record<string, unknown> = stored;
  const changed = Object.entries(changes).filter(([name, value]) => value !== old[name]);
  if (changed.length === 0) return;
  db.orm.update(postVersions).set(Object.fromEntries(changed)).where(eq(number, stored.id)).run();
  if (changed.some(([name]) => name === 'content' || pictureNames.some((own) => own === name))) {
    indexUses(db, { ...stored, ...changes });
  }
}

/**
 * Changes a post's draft and scheduled version in place, keeping the link between them. Call
 * `point` afterwards.
 * @param change returns the changes of a version; undefined: none.
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

/**
 * Changes author or category of a post's live text, draft and scheduled version in place. An open
 * form with the old ones gets a 409.
 * @returns whether anything was changed.
 */
export function relabelPost(
  db: Database,
  id: string,
  change: (version: Version) => Partial<Pick<Version, 'author' | 'category'>> | undefined,
): boolean {
  const post = findPost(db, id);
  if (!post) return false;
  const { working, planned } = changePending(db, post, change);
  const live = findVersion(db, post.live_id);
  const ofLive = live && change(live);
  if (live && ofLive) changeVersion(db, live, ofLive);
  point(db, id, ofLive ? { live_at: nextVersion(post.live_at ?? '') } : {});
  return working || planned || ofLive !== undefined;
}

export function deleteVersion({ orm }: Database, id: number | null): void {
  if (id !== null) orm.delete(postVersions).where(eq(number, id)).run();
}

/**
 * Returns the live version that a draft started from, as the API identifies it: by its
 * `updated_at`.
 * @returns null if none was live.
 */
export function baseVersion(db: Database, post: PostRow, base: number | null): string | null {
  if (base === null || base === post.live_id) return base === null ? null : post.live_at;
  return findVersion(db, base)?.published_at ?? '';
}

/** Returns the number of the live version that the API identifies this way; 0 if unknown. */
export function baseNumber({ orm }: Database, post: PostRow, base: string | null): number | null {
  if (base === null || base === post.live_at) return base === null ? null : post.live_id;
  // A live version changed in place is not the one that anybody started from.
  const isOther = ne(number, post.live_id ?? 0);
  const isBase = and(eq(post_id, post.id), eq(fields.published_at, base), isOther);
  return orm.select({ id: number }).from(postVersions).where(isBase).get()?.id ?? 0;
}

/**
 * Makes a version the post's draft. A draft that it replaces is kept as a version.
 * @returns undefined if there is no such version.
 * @throws StaleError if the post is in the trash.
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
      note_places: findVersion(db, Number(id))?.note_places,
      is_date_set: version.is_date_set || wasPublished(db, post.id),
      base_id: post.live_id,
      created_by: by,
      saved_at: nextVersion(replaced?.saved_at ?? ''),
    });
    point(db, post.id, { working_id });
    return version;
  });
}
