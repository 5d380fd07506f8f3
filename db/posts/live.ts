import { emptyPost, type OptionalName, type PostValues, postValues } from '../../shared/post';
import { type Database, inTransaction } from '../client';
import { InUseError, StaleError, TakenError } from '../errors';
import { nextVersion, now } from '../time';
import { type Blog, getBlog } from './blogs';
import { type Change, ensurePost, findPost, type PostRow, point } from './point';
import { changeVersion, findVersion, insertVersion, wasPublished } from './versions';

/** What an editor writes; an optional field that is absent stays as it is. */
export type BlogValues = Omit<PostValues, OptionalName> & Partial<Pick<PostValues, OptionalName>>;

/** A post's row while visitors see it. */
type LivePost = PostRow & { live_id: number; live_at: string };

export const isLive = (post: PostRow | undefined): post is LivePost =>
  typeof post?.live_slug === 'string';

/**
 * Makes a live post. @param times that it had where it came from.
 * @throws TakenError for `slug` or `id`; the id of a post in the trash is taken too.
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
 * Overwrites a live post; a changed slug leaves a redirect behind.
 * @returns undefined where there is no such post.
 * @throws StaleError where `readVersion` is not the stored `updated_at`; TakenError for `slug`.
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
 * Makes `values` a version, which visitors see from now on.
 * @param from the live version that the values began from (null: none), who publishes, and a new
 * post's times.
 * @throws StaleError where another version is live, or the post is in the trash; TakenError for `slug`.
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
      ...postValues({ ...emptyPost, ...before, ...given(values) }),
      base_id: post.live_id,
      created_by: from.by,
      published_at: live_at,
    });
    return showLive(db, post, {
      live_id,
      live_at,
      ...(from.times && { created_at: from.times.created_at }),
    });
  });
}

/** Without what is left out. */
const given = (values: BlogValues): Omit<PostValues, OptionalName> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Omit<
    PostValues,
    OptionalName
  >;

/**
 * Has visitors see a version of a post; its `created_at` is of when they first did.
 * @throws TakenError for `slug`.
 */
export function showLive(
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
 * Takes a post from visitors; its text is the working copy, unless there is one.
 * @returns its row, or undefined where it isn't live.
 * @throws InUseError where a version is planned to go live.
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
        is_date_set: true,
        created_by: by,
        saved_at: now(),
      });
    const row = point(db, id, { live_id: null, live_at: null, working_id });
    // A working copy may have another slug already.
    return { ...row, slug: live.slug };
  });
}
