import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Orm } from '../client';
import type { Media } from '../media/media';
import { media } from '../media/schema';
import { isLive } from '../posts/live';
import { findPost } from '../posts/point';
import { postVersions } from '../posts/schema';
import { findVersion } from '../posts/versions';
import { now } from '../time';
import { imports } from './schema';

export type ImportRow = typeof imports.$inferSelect;

/** What is written down of a thing that came; without a hash it is known by its id alone. */
type NewImportRow = Pick<ImportRow, 'source' | 'kind' | 'source_id' | 'target_id' | 'version'> &
  Partial<Pick<ImportRow, 'hash'>>;

/** What an import brought of a thing last; undefined where it never came. */
export function lastImport(
  { orm }: Pick<Database, 'orm'>,
  thing: Pick<ImportRow, 'source' | 'kind' | 'source_id'>,
): ImportRow | undefined {
  return orm
    .select()
    .from(imports)
    .where(
      and(
        eq(imports.source, thing.source),
        eq(imports.kind, thing.kind),
        eq(imports.source_id, thing.source_id),
      ),
    )
    .orderBy(desc(imports.id))
    .limit(1)
    .get();
}

/** Writes down what came, one row a thing; rows with a batch are of a version that took batches back. */
export function noteImport(orm: Orm, { hash = '', ...row }: NewImportRow): void {
  const { target_id, version } = row;
  orm
    .insert(imports)
    .values({ ...row, batch: '', hash, created_at: now() })
    .onConflictDoUpdate({
      target: [imports.source, imports.kind, imports.source_id, imports.batch],
      set: { target_id, hash, version },
    })
    .run();
}

/** What a post is here: its live row's and its working copy's `updated_at`, undefined where it has none. */
export interface Standing {
  live?: string;
  draft?: string;
  isTrashed: boolean;
}

export function standingOf(db: Database, id: string): Standing {
  const post = findPost(db, id);
  const draft = findVersion(db, post?.working_id ?? null)?.saved_at;
  const isTrashed = post?.state === 'trash';
  return {
    ...(post?.live_at && !isTrashed && { live: post.live_at }),
    ...(draft && { draft }),
    isTrashed,
  };
}

/** Whether a live post is as the first start made it: nobody has touched it. */
export function isSample(db: Database, id: string): boolean {
  const made = db.orm
    .select({ by: postVersions.created_by })
    .from(postVersions)
    .where(eq(postVersions.post_id, id))
    .all();
  return isLive(findPost(db, id)) && made.length === 1 && made[0]?.by === '';
}

/** Gives a picture that was just brought what was known of it there. */
export function describeMedia(
  { orm }: Database,
  id: string,
  values: Pick<Media, 'alt' | 'focus_x' | 'focus_y'>,
): void {
  orm.update(media).set(values).where(eq(media.id, id)).run();
}

/** Every picture that is not in the trash, in the order of their ids, as far as `limit`. */
export function mediaAfter({ orm }: Database, id: string, limit: number) {
  return orm
    .select()
    .from(media)
    .where(and(gt(media.id, id), isNull(media.deleted_at)))
    .orderBy(media.id)
    .limit(limit)
    .all();
}
