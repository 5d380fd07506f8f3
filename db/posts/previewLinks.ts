import { and, desc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../client';
import { now } from '../time';
import { previewLinks } from './schema';

/** A link that shows a post's draft to anyone who has it. */
export type PreviewLink = typeof previewLinks.$inferSelect;

/** Creates a link valid for `seconds`. */
export function createPreviewLink(
  { orm }: Database,
  blogId: string,
  by: string,
  seconds: number,
): PreviewLink {
  return orm
    .insert(previewLinks)
    .values({
      id: crypto.randomUUID(),
      blog_id: blogId,
      created_by: by,
      created_at: now(),
      expires_at: new Date(Date.now() + seconds * 1000).toISOString(),
    })
    .returning()
    .get();
}

/** Deletes expired links. @returns how many. */
export function sweepPreviewLinks({ orm }: Database): number {
  return orm.delete(previewLinks).where(lt(previewLinks.expires_at, now())).run().changes;
}

/** @returns undefined if the link was revoked or has expired. */
export function findPreviewLink({ orm }: Database, id: string): PreviewLink | undefined {
  return orm
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.id, id), gt(previewLinks.expires_at, now())))
    .get();
}

/** Lists a post's valid links, newest first. */
export function listPreviewLinks({ orm }: Database, blogId: string): PreviewLink[] {
  return orm
    .select()
    .from(previewLinks)
    .where(and(eq(previewLinks.blog_id, blogId), gt(previewLinks.expires_at, now())))
    .orderBy(desc(previewLinks.created_at))
    .all();
}

export function deletePreviewLink({ orm }: Database, id: string): PreviewLink | undefined {
  return orm.delete(previewLinks).where(eq(previewLinks.id, id)).returning().get();
}
