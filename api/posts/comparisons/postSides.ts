import type { Database } from '../../../db/client';
import { getBlog } from '../../../db/posts/blogs';
import { getDraft } from '../../../db/posts/drafts';
import { type PostValues, postValues } from '../../../db/posts/fields';
import { getPublication } from '../../../db/posts/publications';
import { getVersion, liveVersion, type ShownVersion } from '../../../db/posts/versions';

/** Which version a version is: visitors read it, they read it once, they will, or nobody ever did. */
export type VersionKind = 'live' | 'published' | 'scheduled' | 'kept';

/** One of the two that are compared. */
export interface PostSide {
  kind: VersionKind | 'draft';
  /** Empty where nobody knows. */
  by: string;
  /** When it went live or, where it did not, when it was written; ISO text in UTC. */
  at: string;
}

export function kindOf(
  db: Database,
  version: Pick<ShownVersion, 'id' | 'blog_id' | 'published_at'>,
) {
  const { id, blog_id, published_at } = version;
  if (published_at === null) {
    return getPublication(db, blog_id)?.version_id === id ? 'scheduled' : 'kept';
  }
  return liveVersion(db, blog_id)?.id === id ? 'live' : 'published';
}

/** @param name 'live', 'draft' or a version's id. */
export function findSide(
  db: Database,
  blogId: string,
  name: string,
): { side: PostSide; values: PostValues } | undefined {
  if (name === 'live') {
    const live = getBlog(db, blogId);
    const by = liveVersion(db, blogId)?.created_by ?? '';
    return live && { side: { kind: 'live', by, at: live.updated_at }, values: postValues(live) };
  }
  if (name === 'draft') {
    const draft = getDraft(db, blogId);
    if (!draft) return undefined;
    const side: PostSide = { kind: 'draft', by: draft.saved_by, at: draft.updated_at };
    return { side, values: postValues(draft) };
  }
  const version = getVersion(db, name);
  if (version?.blog_id !== blogId) return undefined;
  const at = version.published_at ?? version.created_at;
  const side: PostSide = { kind: kindOf(db, version), by: version.created_by, at };
  return { side, values: postValues(version) };
}
