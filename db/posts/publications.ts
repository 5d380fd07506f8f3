import { and, asc, isNotNull, isNull, lte } from 'drizzle-orm';
import { type PostValues, postValues } from '../../shared/post';
import { type Database, inTransaction } from '../client';
import { MissingFactError, StaleError, TakenError } from '../errors';
import { dayInSydney, nextVersion, now } from '../time';
import { type Blog, getBlog } from './blogs';
import type { Draft } from './drafts';
import type { Version } from './fields';
import { makeLive } from './live';
import { findPost, type PostRow, point } from './point';
import { posts } from './schema';
import { missingFact } from './uses';
import { baseVersion, changeVersion, deleteVersion, findVersion, insertVersion } from './versions';

/** A post scheduled to go live, or that failed to. */
export type Publication = NonNullable<ReturnType<typeof getPublication>>;

/** A draft that was checked and cleaned, ready to publish. */
export interface Publishable {
  blogId: string;
  values: PostValues;
  draft: Pick<Draft, 'updated_at'>;
  by: string;
}

/**
 * Publishes a draft: it becomes the newest version.
 * @throws StaleError if the draft or the live post was changed meanwhile; TakenError for `slug`.
 */
export function publish(db: Database, publishable: Publishable): Blog {
  return inTransaction(db, () => {
    const { values, by } = publishable;
    const { post, working } = requireDraft(db, publishable);
    const live_at = nextVersion(post.live_at ?? '');
    const published = { created_by: by, created_at: live_at, published_at: live_at };
    const date = liveDate({ ...working, date: values.date }, live_at);
    changeVersion(db, working, { ...postValues(values), date, ...published });
    const live = { live_id: working.id, live_at, working_id: null };
    const blog = makeLive(db, post, { ...live, ...notPlanned });
    deleteVersion(db, post.planned_id);
    return blog;
  });
}

/** Returns a version's date of publishing: that day, unless a date was chosen before. */
const liveDate = (
  { is_date_set, date }: Pick<Version, 'is_date_set' | 'date'>,
  live_at: string,
): string => (is_date_set ? date : dayInSydney(new Date(live_at)));

const notPlanned = { planned_id: null, publish_at: null, publish_error: null };

/** @throws StaleError if it isn't the one that was read, or started from another live version. */
function requireDraft(
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
 * Returns the live post if `publish` made it from that version of the draft, for a client that lost
 * the first response and asks again.
 */
export function publishedFrom(
  db: Database,
  blogId: string,
  draftVersion: string,
): Blog | undefined {
  const live = findVersion(db, findPost(db, blogId)?.live_id ?? null);
  return live?.saved_at === draftVersion ? getBlog(db, blogId) : undefined;
}

/** Schedules the current draft for `publishAt` (ISO text). @throws as `publish`. */
export function schedule(
  db: Database,
  publishable: Publishable,
  publishAt: string,
): Publication | undefined {
  return inTransaction(db, () => {
    const { blogId, values, by } = publishable;
    const { post, working } = requireDraft(db, publishable);
    const planned_id = insertVersion(db, blogId, {
      ...postValues(values),
      note_places: working.note_places,
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
 * Cancels a scheduled publication. If the post has no draft, the scheduled text becomes one, or for
 * a live post a discarded draft.
 * @returns whether it was scheduled.
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
    /** `updated_at` of the live post that it replaces; null if there was none. */
    base_version: baseVersion(db, post, planned.base_id),
    /** `updated_at` of the draft that was scheduled. */
    draft_version: planned.saved_at ?? '',
    created_by: planned.created_by,
    created_at: planned.created_at,
    /** Why it did not go live, for the editor. */
    error: post.publish_error,
  };
}

const isPlanned = and(
  isNotNull(posts.publish_at),
  isNull(posts.publish_error),
  isNull(posts.deleted_at),
);

/** Returns when the next post goes live (ISO text), or undefined if none is scheduled. */
export function nextPublicationTime({ orm }: Database): string | undefined {
  const next = orm.select({ at: posts.publish_at }).from(posts).where(isPlanned);
  return next.orderBy(asc(posts.publish_at)).get()?.at ?? undefined;
}

/**
 * Publishes what is due. A post that can't go live keeps its schedule with the reason and isn't
 * tried again; other failures are retried.
 * @param published called in the transaction of each post, with the name of who scheduled it.
 * @throws the first of the other failures, after trying everything that is due.
 */
export function publishDue(db: Database, published: (live: Blog, by: string) => void): void {
  const isDue = and(isPlanned, lte(posts.publish_at, now()));
  const due = db.orm.select().from(posts).where(isDue).orderBy(asc(posts.publish_at)).all();
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      inTransaction(db, () => putLive(db, id, published));
    } catch (error) {
      const publish_error = publishProblem(error);
      if (publish_error === undefined) failures.push(error);
      else inTransaction(db, () => point(db, id, { publish_error }));
    }
  }
  if (failures.length > 0) throw failures[0];
}

function putLive(db: Database, id: string, published: (live: Blog, by: string) => void): void {
  const post = findPost(db, id);
  const planned = findVersion(db, post?.planned_id ?? null);
  // Another process may have published or cancelled it.
  if (!post || !planned || post.publish_error !== null || post.deleted_at !== null) return;
  if (planned.base_id !== post.live_id) throw new StaleError();
  const missing = missingFact(db, planned.content);
  if (missing !== undefined) throw new MissingFactError(missing);
  const live_at = nextVersion(post.live_at ?? '');
  const date = liveDate(planned, live_at);
  changeVersion(db, planned, { published_at: live_at, date });
  const working = findVersion(db, post.working_id);
  const isPlanned = working?.saved_at === planned.saved_at;
  // A draft typed after scheduling is based on the new live version.
  if (working && !isPlanned) changeVersion(db, working, { base_id: planned.id });
  const working_id = isPlanned ? null : post.working_id;
  const live = makeLive(db, post, { ...notPlanned, live_id: planned.id, live_at, working_id });
  if (isPlanned) deleteVersion(db, post.working_id);
  published(live, planned.created_by);
}

/** Explains to the editor what to fix; undefined for a failure that may pass. */
function publishProblem(error: unknown): string | undefined {
  if (error instanceof TakenError) {
    return 'Another post has this slug now. Change the slug and publish again.';
  }
  if (error instanceof StaleError) {
    return 'The live post was changed after this was scheduled. Compare the two and publish again.';
  }
  if (error instanceof MissingFactError) {
    return `The fact “${error.key}” no longer exists. Use another one and publish again.`;
  }
  return undefined;
}
