import { eq } from 'drizzle-orm';
import type { Database } from '../client';
import { imageIds } from '../media/imageIds';
import { media } from '../media/schema';
import { posts } from './schema';

/** Returns the focal point of the first image in a text as CSS; empty: the centre. */
export function focalPointOf({ orm }: Database, text: string): string {
  const id = imageIds(text)[0];
  if (id === undefined) return '';
  const { focus_x: x, focus_y: y } = media;
  const point = orm.select({ x, y }).from(media).where(eq(media.id, id)).get();
  return !point || (point.x === 50 && point.y === 50) ? '' : `${point.x}% ${point.y}%`;
}

/**
 * Updates the focal point of posts whose cover is this image. @param path `images/{uuid}.{ext}`.
 */
export function updateFocalPoint(db: Database, path: string): void {
  const image_focus = focalPointOf(db, path);
  db.orm.update(posts).set({ image_focus }).where(eq(posts.image_url, path)).run();
}
