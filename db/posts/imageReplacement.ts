import { and, eq } from 'drizzle-orm';
import { type PictureName, type PostValues, pictureNames, postValues } from '../../shared/post';
import { type Database, inTransaction } from '../client';
import { media } from '../media/schema';
import { replaceRowImages } from '../plainImages';
import { isLive, writeLive } from './live';
import { findPost, point } from './point';
import { postUses } from './schema';
import { changePending, findVersion } from './versions';

export interface Replacement {
  from: string;
  to: string;
  by: string;
  /** Replaces the image in an article's HTML. */
  rewrite(html: string): string;
}

/** In how many posts an image was replaced. */
export interface Replaced {
  live: number;
  drafts: number;
  scheduled: number;
  /** Rows of plain resources, such as people; absent if there were none. */
  rows?: number;
}

/**
 * Replaces an image in live posts, each of which gets a new version, in drafts and in scheduled
 * versions, and in the rows that show it. Older versions keep the old image.
 */
export function replaceImage(db: Database, { from, to, by, rewrite }: Replacement): Replaced {
  return inTransaction(db, () => {
    const path = pathEnding(db, to);
    const change = (values: Pick<PostValues, PictureName | 'content'>) => {
      const named = pictureNames.filter((name) => values[name].includes(from));
      if (named.length === 0 && !values.content.includes(from)) return undefined;
      const paths = Object.fromEntries(named.map((name) => [name, path]));
      return { ...paths, content: rewrite(values.content) };
    };
    const rows = replaceRowImages(db, from, path);
    const replaced = { live: 0, drafts: 0, scheduled: 0, ...(rows > 0 && { rows }) };
    for (const id of postsUsingImage(db, from)) {
      const post = findPost(db, id);
      if (!post) continue;
      const pending = changePending(db, post, (version) => {
        const changed = change(version);
        return changed && version.id === post.working_id ? { ...changed, created_by: by } : changed;
      });
      replaced.drafts += Number(pending.working);
      replaced.scheduled += Number(pending.planned);
      const live = findVersion(db, post.live_id);
      const changed = live && change(live);
      if (live && changed && isLive(post)) {
        writeLive(db, id, { ...postValues(live), ...changed }, { readVersion: post.live_at, by });
        rebase(db, id, live.id);
        replaced.live += 1;
      } else point(db, id);
    }
    return replaced;
  });
}

function pathEnding({ orm }: Database, id: string): string {
  const image = orm.select().from(media).where(eq(media.id, id)).get();
  if (!image) throw new Error(`the picture ${id} is missing`);
  return `images/${id}.${image.extension}`;
}

function postsUsingImage({ orm }: Database, image: string): string[] {
  const isNamed = and(eq(postUses.kind, 'image'), eq(postUses.name, image));
  const rows = orm.selectDistinct({ id: postUses.post_id }).from(postUses).where(isNamed).all();
  return rows.map(({ id }) => id);
}

/** Rebases drafts and scheduled versions from the previous live version onto the current one. */
function rebase(db: Database, postId: string, from: number): void {
  db.sqlite
    .prepare(
      `UPDATE post_versions SET base_id = (SELECT live_id FROM posts WHERE id = :id)
       WHERE base_id = :from AND id IN (SELECT value FROM posts, json_each(json_array(working_id, planned_id)) WHERE posts.id = :id)`,
    )
    .run({ id: postId, from });
}
