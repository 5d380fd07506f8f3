import { and, asc, isNotNull, isNull, lte } from 'drizzle-orm';
import { type PostValues, postValues } from '../../shared/post';
import { type Database, inTransaction } from '../client';
import { MissingFactError, StaleError, TakenError } from '../errors';
import { dayInSydney, nextVersion, now } from '../time';
import { type Blog, getBlog } from './blogs';
import type { Draft } from './drafts';
import type { Version } from './fields';
import { showLive } from './live';
import { findPost, type PostRow, point } from './point';
import { posts } from './schema';
import { missingFact } from './uses';
import { baseVersion, changeVersion, deleteVersion, findVersion, insertVersion } from './versions';

/** A post that is to go live at a time, or could not. */
export type Publication = NonNullable<ReturnType<typeof getPublication>>;

/** A working copy that was checked and cleaned, so that it can go live. */
export interface Publishable {
  blogId: string;
  values: PostValues;
  /** The working copy that the values were made from. */
  draft: Pick<Draft, 'updated_at'>;
  by: string;
}

/**
 * Puts a working copy live; it is the newest version then, and no working copy any more.
 * @throws StaleError where the working copy or the live post was changed meanwhile; TakenError for
 * `slug`.
 */
export function publish(db: Database, publishable: Publishable): Blog {
  return inTransaction(db, () => {
    const { values, by } = publishable;
    const { post, working } = workingCopy(db, publishable);
    const live_at = nextVersion(post.live_at ?? '');
    const published = { created_by: by, created_at: live_at, published_at: live_at };
    const date = liveDate({ ...working, date: values.date }, live_at);
    changeVersion(db, working, { ...postValues(values), date, ...published });
    const live = { live_id: working.id, live_at, working_id: null };
    const blog = showLive(db, post, { ...live, ...notPlanned });
    deleteVersion(db, post.planned_id);
    return blog;
  });
}

/** The date that a version goes live with: that day, unless it was set before. */
const liveDate = (
  { is_date_set, date }: Pick<Version, 'is_date_set' | 'date'>,
  live_at: string,
): string => (is_date_set ? date : dayInSydney(new Date(live_at)));

const notPlanned = { planned_id: null, publish_at: null, publish_error: null };

/** @throws StaleError where it isn't the one that was read, or began from another live version. */
function workingCopy(
  db: Database,
  { blogId, draft }: Pick<Publishable, 'blogId' | 'draft'>,
): { post: PostRow; working: Version } {
  const post = findPost(db, blogId);
  const working = findVersion(db, post?.working_id ?? null);
  const isSame =
    post?.deleted_at === null &&
    working?.saved_at === draft.updated_at &&
    working.base_id === post.live_id;
  if (!isSame || !post || !working) throw new StaleError();
  return { post, working };
}

/**
 * The live post, where it is what `publish` made of the working copy of that version: who didn't
 * hear the answer asks again.
 */
export function publishedFrom(
  db: Database,
  blogId: string,
  draftVersion: string,
): Blog | undefined {
  const live = findVersion(db, findPost(db, blogId)?.live_id ?? null);
  return live?.saved_at === draftVersion ? getBlog(db, blogId) : undefined;
}

/** Has a working copy go live at `publishAt` (ISO text), as it is now. @throws as `publish`. */
export function schedule(
  db: Database,
  publishable: Publishable,
  publishAt: string,
): Publication | undefined {
  return inTransaction(db, () => {
    const { blogId, values, by } = publishable;
    const { post, working } = workingCopy(db, publishable);
    const planned_id = insertVersion(db, blogId, {
      ...postValues(values),
      base_id: working.base_id,
      saved_at: working.saved_at,
      is_date_set: working.is_date_set,
      created_by: by,
    });
    point(db, blogId, { planned_id, publish_at: publishAt, publish_error: null });
    deleteVersion(db, post.planned_id);
    return getPublication(db, blogId);
  });
}

/**
 * Takes a post's planned publishing back; its working copy stays. Where it has none any more, what was
 * planned is the working copy of a post that isn't live, and of a live one a discarded copy.
 * @returns whether it was planned.
 */
export function unschedule(db: Database, blogId: string): boolean {
  return inTransaction(db, () => {
    const post = findPost(db, blogId);
    const planned = findVersion(db, post?.planned_id ?? null);
    if (!post || !planned || post.deleted_at !== null) return false;
    if (post.live_id === null && post.working_id === null) {
      changeVersion(db, planned, { saved_at: nextVersion(planned.saved_at ?? '') });
      point(db, blogId, { ...notPlanned, working_id: planned.id });
      return true;
    }
    point(db, blogId, notPlanned);
    if (post.working_id === null) changeVersion(db, planned, { discarded_at: now() });
    else deleteVersion(db, planned.id);
    return true;
  });
}

export function getPublication(db: Database, blogId: string) {
  const post = findPost(db, blogId);
  const planned = findVersion(db, post?.planned_id ?? null);
  if (!planned || !post?.publish_at || post.deleted_at !== null) return undefined;
  return {
    blog_id: blogId,
    version_id: String(planned.id),
    publish_at: post.publish_at,
    /** `updated_at` of the live post that it replaces; null where there was none. */
    base_version: baseVersion(db, post, planned.base_id),
    /** `updated_at` of the working copy that was scheduled. */
    draft_version: planned.saved_at ?? '',
    created_by: planned.created_by,
    created_at: planned.created_at,
    /** Why it did not go live, in words for the editor. */
    error: post.publish_error,
  };
}

const isPlanned = and(
  isNotNull(posts.publish_at),
  isNull(posts.publish_error),
  isNull(posts.deleted_at),
);

/** When the next post goes live (ISO text), or undefined where none is planned. */
export function nextPublicationTime({ orm }: Database): string | undefined {
  const next = orm.select({ at: posts.publish_at }).from(posts).where(isPlanned);
  return next.orderBy(asc(posts.publish_at)).get()?.at ?? undefined;
}

/**
 * Puts live what is due. What can't go live as it is keeps its place with the reason, and is tried no
 * more; what fails for another reason is due still.
 * @param published called in the transaction of each that goes live, with the name of who planned it.
 * @throws the first of the other failures, once all that is due was tried.
 */
export function publishDue(db: Database, published: (live: Blog, by: string) => void): void {
  const isDue = and(isPlanned, lte(posts.publish_at, now()));
  const due = db.orm.select().from(posts).where(isDue).orderBy(asc(posts.publish_at)).all();
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      inTransaction(db, () => putLive(db, id, published));
    } catch (error) {
      const publish_error = problemOf(error);
      if (publish_error === undefined) failures.push(error);
      else inTransaction(db, () => point(db, id, { publish_error }));
    }
  }
  if (failures.length > 0) throw failures[0];
}

function putLive(db: Database, id: string, published: (live: Blog, by: string) => void): void {
  const post = findPost(db, id);
  const planned = findVersion(db, post?.planned_id ?? null);
  // Another process may have put it live, or taken it back.
  if (!post || !planned || post.publish_error !== null || post.deleted_at !== null) return;
  if (planned.base_id !== post.live_id) throw new StaleError();
  const missing = missingFact(db, planned.content);
  if (missing !== undefined) throw new MissingFactError(missing);
  const live_at = nextVersion(post.live_at ?? '');
  const date = liveDate(planned, live_at);
  changeVersion(db, planned, { published_at: live_at, date });
  const working = findVersion(db, post.working_id);
  const isPlanned = working?.saved_at === planned.saved_at;
  // What was typed after the planning goes on from what is live now.
  if (working && !isPlanned) changeVersion(db, working, { base_id: planned.id });
  const working_id = isPlanned ? null : post.working_id;
  const live = showLive(db, post, { ...notPlanned, live_id: planned.id, live_at, working_id });
  if (isPlanned) deleteVersion(db, post.working_id);
  published(live, planned.created_by);
}

/** In words for the editor, who has to see to it; undefined for a failure that may pass. */
function problemOf(error: unknown): string | undefined {
  if (error instanceof TakenError) {
    return 'Another post has this slug now. Change the slug and publish again.';
  }
  if (error instanceof StaleError) {
    return 'The live post was changed after this was scheduled. Compare the two and publish again.';
  }
  if (error instanceof MissingFactError) {
    return `There is no fact “${error.key}” any more. Name another one and publish again.`;
  }
  return undefined;
}
