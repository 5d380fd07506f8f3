import { emptyPost, type OptionalName, type PostValues, postValues } from '../../shared/post';
import { type Database, inTransaction } from '../client';
import { InUseError, StaleError, TakenError } from '../errors';
import { nextVersion, now } from '../time';
import { type Blog, getBlog } from './blogs';
import { type Change, ensurePost, findPost, type PostRow, point } from './point';
import { changeVersion, findVersion, insertVersion, wasPublished } from './versions';

/** An editor's input. Absent optional fields keep their values. */
export type BlogValues = Omit<PostValues, OptionalName> & Partial<Pick<PostValues, OptionalName>>;

type LivePost = PostRow & { live_id: number; live_at: string };

export const isLive = (post: PostRow | undefined): post is LivePost =>
  typeof post?.live_slug === 'string';

/**
 * Creates a live post. @param times of its source system.
 * @throws TakenError for `slug` or `id`; ids of trashed posts are taken too.
 */
export function createBlog(
  db: Database,
  id: string,
  values: BlogValues,
  by = '',
  times?: { created_at: string; updated_at: string },
): Blog {
  return inTransaction(db, () => {
    const post = findPost(db, id);
    if (isLive(post) || post?.state === 'trash') throw new TakenError('id');
    return writeLive(db, id, values, { readVersion: null, by, times });
  });
}

/**
 * Overwrites a live post. A changed slug leaves a redirect.
 * @returns undefined if there is no such post.
 * @throws StaleError if `readVersion` is not the stored `updated_at`; TakenError for `slug`.
 */
export function updateBlog(
  db: Database,
  id: string,
  values: BlogValues,
  readVersion: string,
  by = '',
): Blog | undefined {
  return inTransaction(db, () => {
    if (!isLive(findPost(db, id))) return undefined;
    return writeLive(db, id, values, { readVersion, by });
  });
}

/**
 * Stores `values` as a version and puts it live.
 * @param from the live version that the values started from (null: none), who publishes, and a new
 *   post's times.
 * @throws StaleError if another version is live, or the post is in the trash; TakenError for
 *   `slug`.
 */
export function writeLive(
  db: Database,
  id: string,
  values: BlogValues,
  from: {
    readVersion: string | null;
    by: string;
    times?: { created_at: string; updated_at: string } | undefined;
  },
): Blog {
  return inTransaction(db, () => {
    const post = ensurePost(db, id);
    if (post.deleted_at !== null || post.live_at !== from.readVersion) throw new StaleError();
    const before = findVersion(db, post.live_id);
    const live_at = from.times?.updated_at ?? nextVersion(post.live_at ?? '');
    const live_id = insertVersion(db, id, {
      ...postValues({ ...emptyPost, ...before, ...withoutAbsent(values) }),
      base_id: post.live_id,
      created_by: from.by,
      published_at: live_at,
    });
    return makeLive(db, post, {
      live_id,
      live_at,
      ...(from.times && { created_at: from.times.created_at }),
    });
  });
}

const withoutAbsent = (values: BlogValues): Omit<PostValues, OptionalName> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Omit<
    PostValues,
    OptionalName
  >;

/**
 * Puts a version live. `created_at` of the post is when visitors first saw it.
 * @throws TakenError for `slug`.
 */
export function makeLive(
  db: Database,
  post: PostRow,
  change: Change & Pick<LivePost, 'live_id' | 'live_at'>,
): Blog {
  const wasLive = post.live_id !== null || wasPublished(db, post.id, change.live_id);
  const { created_at } = wasLive ? post : { created_at: change.live_at };
  point(db, post.id, { created_at, ...change });
  const live = getBlog(db, post.id);
  if (!live) throw new Error(`the post ${post.id} is not live`);
  return live;
}

/**
 * Unpublishes a post. Its text becomes the draft, unless there is one.
 * @returns its row, or undefined if it isn't live.
 * @throws InUseError if a version is scheduled.
 */
export function unpublishPost(db: Database, id: string, by: string): PostRow | undefined {
  return inTransaction(db, () => {
    const post = findPost(db, id);
    const live = findVersion(db, post?.live_id ?? null);
    if (!isLive(post) || !live) return undefined;
    if (post.planned_id !== null) throw new InUseError(1);
    const working = findVersion(db, post.working_id);
    if (working) changeVersion(db, working, { base_id: null });
    const working_id =
      working?.id ??
      insertVersion(db, id, {
        ...postValues(live),
        note_places: live.note_places,
        is_date_set: true,
        created_by: by,
        saved_at: now(),
      });
    const row = point(db, id, { live_id: null, live_at: null, working_id });
    // A draft may already have another slug.
    return { ...row, slug: live.slug };
  });
}
