import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { type PostValues, postValues } from '../../shared/post';
import { type Database, inTransaction } from '../client';
import { StaleError } from '../errors';
import { dayInSydney, nextVersion, now, secondsAgo } from '../time';
import type { Version } from './fields';
import { ensurePost, findPost, type PostRow, point } from './point';
import { posts, postVersions } from './schema';
import {
  baseNumber,
  baseVersion,
  changeVersion,
  findVersion,
  insertVersion,
  wasPublished,
} from './versions';

/** The working copy of the post with the same id; its text is as the editor sent it. */
export type Draft = ReturnType<typeof draftOf>;

export interface DraftSave {
  values: PostValues;
  by: string;
  /** `updated_at` of the working copy as it was read; absent where there was none. */
  readVersion?: string | undefined;
  /** `updated_at` of the live post that it began from, null where none was live. */
  baseVersion?: string | null | undefined;
}

/** How long a working copy that was discarded can be taken back. */
export const discardedDays = 30;

export function getDraft(db: Database, id: string): Draft | undefined {
  const post = findPost(db, id);
  const working = findVersion(db, post?.working_id ?? null);
  return post && working && draftOf(db, post, working);
}

function draftOf(db: Database, post: PostRow, working: Version) {
  return {
    id: post.id,
    ...postValues(working),
    /** `updated_at` of the live post that it began from; null where there was none. */
    base_version: baseVersion(db, post, working.base_id),
    saved_by: working.created_by,
    /** True where going live keeps its date; otherwise that day becomes its date. */
    is_date_set: working.is_date_set,
    created_at: working.created_at,
    updated_at: working.saved_at ?? working.created_at,
  };
}

/** The ids of posts with a working copy that are not in the trash, in their order. */
export function draftIds({ orm }: Database): string[] {
  const rows = orm
    .select({ id: posts.id, deleted_at: posts.deleted_at })
    .from(posts)
    .where(isNotNull(posts.working_id))
    .orderBy(posts.id)
    .all();
  return rows.flatMap(({ id, deleted_at }) => (deleted_at === null ? id : []));
}

/**
 * Writes the post's one working copy.
 * @throws StaleError where somebody wrote, published or discarded it since it was read, or the post
 * is in the trash.
 */
export function saveDraft(db: Database, id: string, save: DraftSave): Draft {
  return inTransaction(db, () => {
    const post = ensurePost(db, id);
    const stored = findVersion(db, post.working_id);
    if (post.deleted_at !== null || (stored?.saved_at ?? undefined) !== save.readVersion) {
      throw new StaleError();
    }
    const base =
      save.baseVersion === undefined
        ? (stored ?? { base_id: post.live_id }).base_id
        : baseNumber(db, post, save.baseVersion);
    const saved_at = nextVersion(stored?.saved_at ?? '');
    const text = postValues(save.values);
    const is_date_set = isDateSet(text.date, stored) || wasPublished(db, id);
    const values = { ...text, is_date_set, base_id: base, created_by: save.by, saved_at };
    if (stored) changeVersion(db, stored, values);
    const working_id = stored?.id ?? insertVersion(db, id, { ...values, created_at: saved_at });
    point(db, id, { working_id });
    const created_at = stored?.created_at ?? saved_at;
    const times = { created_at, updated_at: saved_at };
    const draft = { id, ...text, saved_by: save.by, is_date_set, ...times };
    return { ...draft, base_version: baseVersion(db, post, base) };
  });
}

/** Whether a date was chosen: it is another one than the copy had, or than the day it was begun on. */
function isDateSet(date: string, before: Version | undefined): boolean {
  if (before?.is_date_set || date === '') return before?.is_date_set ?? false;
  if (before?.date) return date !== before.date;
  // A form that was opened before midnight has the day before.
  const isRecent = [0, 1].some((days) => date === dayInSydney(new Date(Date.now() - days * dayMs)));
  return !isRecent;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Discards a working copy, which can be recovered for `discardedDays`. The last text of a post that
 * was live once goes into the trash with the post instead: its versions are deleted only from there.
 * @returns the draft and the post's state, or undefined where there was none.
 */
export function discardDraft(
  db: Database,
  id: string,
  by: string,
): (Draft & Pick<PostRow, 'state'>) | undefined {
  return inTransaction(db, () => {
    const post = findPost(db, id);
    const working = findVersion(db, post?.working_id ?? null);
    if (!post || !working || post.deleted_at !== null) return undefined;
    const draft = draftOf(db, post, working);
    const isLast = post.live_id === null && post.planned_id === null;
    const { state } =
      isLast && wasPublished(db, id)
        ? point(db, id, { deleted_at: now(), deleted_by: by })
        : setAside(db, id, working);
    return { ...draft, state };
  });
}

/** Discards a working copy whose place a live version takes in the same transaction. */
export function replaceDraft(db: Database, id: string): void {
  const working = findVersion(db, findPost(db, id)?.working_id ?? null);
  if (working) setAside(db, id, working);
}

function setAside(db: Database, id: string, working: Version): PostRow {
  changeVersion(db, working, { discarded_at: now() });
  return point(db, id, { working_id: null });
}

/** The working copy of a post that was discarded last, while it can be taken back. */
export function discardedDraft({ orm }: Database, id: string): Version | undefined {
  const { post_id, discarded_at } = postVersions;
  return orm
    .select()
    .from(postVersions)
    .where(and(eq(post_id, id), isNotNull(discarded_at)))
    .orderBy(desc(discarded_at), desc(postVersions.id))
    .get();
}

/**
 * Makes the working copy that was discarded last the working copy again.
 * @returns undefined where none was discarded, or its time is over.
 * @throws StaleError where the post has a working copy, or is in the trash.
 */
export function recoverDraft(db: Database, id: string): Draft | undefined {
  return inTransaction(db, () => {
    const post = findPost(db, id);
    const discarded = discardedDraft(db, id);
    if (!post || !discarded) return undefined;
    if (post.working_id !== null || post.deleted_at !== null) throw new StaleError();
    // Anew, so that who has it open since before it was discarded is told.
    const saved_at = nextVersion(discarded.saved_at ?? '');
    changeVersion(db, discarded, { discarded_at: null, saved_at });
    point(db, id, { working_id: discarded.id });
    return getDraft(db, id);
  });
}

/** Deletes for good what was discarded `discardedDays` ago, and posts of which nothing else is left. @returns how many. */
export function sweepDiscarded(db: Database): number {
  const before = secondsAgo(discardedDays * 24 * 3600);
  return inTransaction(db, () => {
    const { sqlite } = db;
    const old = sqlite.prepare('DELETE FROM post_versions WHERE discarded_at < ?').run(before);
    sqlite
      .prepare(
        `DELETE FROM posts WHERE state = 'gone' AND updated_at < ? AND NOT EXISTS
          (SELECT 1 FROM post_versions WHERE post_id = posts.id AND published_at IS NOT NULL)`,
      )
      .run(before);
    return old.changes;
  });
}
