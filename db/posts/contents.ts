import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { Database } from '../client';
import { posts, postVersions } from './schema';
import { indexUses } from './uses';
import { findVersion } from './versions';

/** Returns texts that visitors see or will see, of versions after `id`, in order. */
export function publicContentsAfter({ orm }: Database, id: number, limit: number) {
  const isPublic = or(eq(posts.live_id, postVersions.id), eq(posts.planned_id, postVersions.id));
  return orm
    .select({ id: postVersions.id, content: postVersions.content })
    .from(postVersions)
    .innerJoin(posts, and(eq(posts.id, postVersions.post_id), isPublic))
    .where(gt(postVersions.id, id))
    .orderBy(asc(postVersions.id))
    .limit(limit)
    .all();
}

const guard = 'post_versions_published';

/**
 * Rewrites stored texts, also published ones, without creating new versions. Call it inside a
 * transaction.
 */
export function rewriteContents(
  db: Database,
  rewritten: readonly { id: number; content: string }[],
): void {
  const { orm, sqlite } = db;
  const made = sqlite.prepare('SELECT sql FROM sqlite_master WHERE name = ?').pluck().get(guard);
  sqlite.exec(`DROP TRIGGER ${guard}`);
  for (const { id, content } of rewritten) {
    orm.update(postVersions).set({ content }).where(eq(postVersions.id, id)).run();
    const version = findVersion(db, id);
    if (version) indexUses(db, version);
  }
  sqlite.exec(String(made));
}
