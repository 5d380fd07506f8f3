import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { NotePlaces } from '../../shared/draftNotes';
import { isSamePost, type PostValues, postValues } from '../../shared/post';
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
  deleteVersion,
  findVersion,
  insertVersion,
  wasPublished,
} from './versions';

/** The draft of the post with the same id. Its text is as the editor sent it. */
export type Draft = ReturnType<typeof draftOf>;

/** @see saveDraft */
export type SavedDraft = Draft & { is_live?: true };

export interface DraftSave {
  values: PostValues;
  by: string;
  /** `updated_at` of the draft as the client read it; absent if there was none. */
  readVersion?: string | undefined;
  /** `updated_at` of the live post that it started from; null if none was live. */
  baseVersion?: string | null | undefined;
  /** Absent: as they were. */
  notePlaces?: NotePlaces | undefined;
}

/** How long a discarded draft can be recovered. */
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
    /** `updated_at` of the live post that it started from; null if there was none. */
    note_places: working.note_places,
    base_version: baseVersion(db, post, working.base_id),
    saved_by: working.created_by,
    /** True if publishing keeps its date. Otherwise the day of publishing becomes its date. */
    is_date_set: working.is_date_set,
    created_at: working.created_at,
    updated_at: working.saved_at ?? working.created_at,
  };
}

/** Lists ids of posts outside the trash that have a draft. */
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
 * Saves the post's draft. A text that equals the live one is none: `is_live` says so, and the post
 * has no draft afterwards.
 * @throws StaleError if somebody saved, published or discarded it since it was read, or the post is
 *   in the trash.
 */
export function saveDraft(db: Database, id: string, save: DraftSave): SavedDraft {
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
    const note_places = save.notePlaces ?? stored?.note_places ?? {};
    const authored = { base_id: base, created_by: save.by, saved_at };
    const values = { ...text, note_places, is_date_set, ...authored };
    const is_live = isLiveText(db, post, base, text);
    if (is_live) {
      point(db, id, { working_id: null });
      deleteVersion(db, post.working_id);
    } else {
      if (stored) changeVersion(db, stored, values);
      const working_id = stored?.id ?? insertVersion(db, id, { ...values, created_at: saved_at });
      point(db, id, { working_id });
    }
    const created_at = stored?.created_at ?? saved_at;
    const times = { created_at, updated_at: saved_at };
    const draft = { id, ...text, note_places, saved_by: save.by, is_date_set, ...times };
    return { ...draft, base_version: baseVersion(db, post, base), ...(is_live && { is_live }) };
  });
}

/** Tells whether a text is the one that is live, with nothing planned to replace it. */
function isLiveText(db: Database, post: PostRow, base: number | null, text: PostValues): boolean {
  const live = base === post.live_id ? findVersion(db, base) : undefined;
  return live !== undefined && post.planned_id === null && isSamePost(postValues(live), text);
}

/**
 * Tells whether an editor chose the date: it differs from the stored one, or from the day the draft
 * was started.
 */
function isDateSet(date: string, before: Version | undefined): boolean {
  if (before?.is_date_set || date === '') return before?.is_date_set ?? false;
  if (before?.date) return date !== before.date;
  // A form opened before midnight has the previous day.
  const isRecent = [0, 1].some((days) => date === dayInSydney(new Date(Date.now() - days * dayMs)));
  return !isRecent;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Discards a draft, which can be recovered for `discardedDays`. If the post was live once and has
 * no other text, moves the post to the trash instead: versions are only deleted from there.
 * @returns the draft and the post's state, or undefined if there was none.
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

/** Discards a draft that a live version replaces in the same transaction. */
export function replaceDraft(db: Database, id: string): void {
  const working = findVersion(db, findPost(db, id)?.working_id ?? null);
  if (working) setAside(db, id, working);
}

function setAside(db: Database, id: string, working: Version): PostRow {
  changeVersion(db, working, { discarded_at: now() });
  return point(db, id, { working_id: null });
}

/** Returns the draft discarded last, while it can be recovered. */
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
 * Recovers the draft discarded last.
 * @returns undefined if none was discarded, or it is too old.
 * @throws StaleError if the post has a draft or is in the trash.
 */
export function recoverDraft(db: Database, id: string): Draft | undefined {
  return inTransaction(db, () => {
    const post = findPost(db, id);
    const discarded = discardedDraft(db, id);
    if (!post || !discarded) return undefined;
    if (post.working_id !== null || post.deleted_at !== null) throw new StaleError();
    // Bumps the version so that tabs holding the old draft get a 409.
    const saved_at = nextVersion(discarded.saved_at ?? '');
    changeVersion(db, discarded, { discarded_at: null, saved_at });
    point(db, id, { working_id: discarded.id });
    return getDraft(db, id);
  });
}

/**
 * Permanently deletes drafts discarded `discardedDays` ago, and posts without any other text.
 * @returns the number deleted.
 */
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
