import type { Database } from '../../../db/client';
import { isLive } from '../../../db/posts/live';
import { findPost } from '../../../db/posts/point';
import { findVersion, type ShownVersion } from '../../../db/posts/versions';
import { type PostValues, postFieldNames, postValues } from '../../../shared/post';

/** Live, formerly live, scheduled, or never published. */
export type VersionKind = 'live' | 'published' | 'scheduled' | 'kept';

/** One of the two versions compared. */
export interface PostSide {
  kind: VersionKind | 'draft';
  /** Empty if unknown. */
  by: string;
  /** When it was published or, if it wasn't, written; ISO text in UTC. */
  at: string;
}

type Named = Pick<ShownVersion, 'id' | 'blog_id' | 'published_at'>;

export function versionKind(db: Database, { id, blog_id, published_at }: Named): VersionKind {
  const post = findPost(db, blog_id);
  if (published_at === null) return post?.planned_id === Number(id) ? 'scheduled' : 'kept';
  return isLive(post) && post.live_id === Number(id) ? 'live' : 'published';
}

/** @param name 'live', 'draft' or a version's id. */
export function findSide(
  db: Database,
  blog_id: string,
  name: string,
): { side: PostSide; values: PostValues } | undefined {
  const post = findPost(db, blog_id);
  const live = isLive(post) ? post.live_id : null;
  const named = { live, draft: post?.working_id ?? null }[name];
  const version = findVersion(db, named === undefined ? Number(name) : named);
  if (version?.post_id !== blog_id) return undefined;
  const { created_by: by, created_at, saved_at, published_at } = version;
  const kind = versionKind(db, { id: String(version.id), blog_id, published_at });
  const written = name === 'draft' ? saved_at : kind === 'live' ? post?.live_at : published_at;
  const side = { kind: name === 'draft' ? name : kind, by, at: written ?? created_at } as const;
  return { side, values: postValues(version) };
}

/** Returns the names of fields that differ, including `content`. */
export function differingFields(before: PostValues, after: PostValues): (keyof PostValues)[] {
  return postFieldNames.filter((name) => before[name] !== after[name]);
}
