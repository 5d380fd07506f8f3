import { and, eq } from 'drizzle-orm';
import type { Database } from './client';
import { images, imageVariants } from './schema';
import { now } from './time';

export interface NewImage {
  id: string;
  extension: string;
  mime_type: string;
  /** Pixels. */
  width: number;
  height: number;
  bytes: Buffer;
  variants: { width: number; bytes: Buffer }[];
}

export interface StoredBytes {
  mime_type: string;
  bytes: Buffer;
}

/** Stores a picture and its smaller forms; a name is never used twice (primary key). */
export function createImage({ orm }: Database, { variants, ...image }: NewImage): void {
  orm.transaction((tx) => {
    tx.insert(images)
      .values({ ...image, created_at: now() })
      .run();
    for (const variant of variants) {
      tx.insert(imageVariants)
        .values({ image_id: image.id, ...variant })
        .run();
    }
  });
}

/**
 * A picture's bytes: its WebP form of `width` pixels or, without `width` or where it has no such
 * form (an animation has none), the whole picture.
 * @returns undefined where there is no picture of that id and extension.
 */
export function findImage(
  { orm }: Database,
  id: string,
  extension: string,
  width: number | undefined,
): StoredBytes | undefined {
  const isNamed = and(eq(images.id, id), eq(images.extension, extension));
  if (width !== undefined) {
    const variant = orm
      .select({ bytes: imageVariants.bytes })
      .from(imageVariants)
      .innerJoin(images, eq(images.id, imageVariants.image_id))
      .where(and(isNamed, eq(imageVariants.width, width)))
      .get();
    if (variant) return { mime_type: 'image/webp', bytes: variant.bytes };
  }
  return orm
    .select({ mime_type: images.mime_type, bytes: images.bytes })
    .from(images)
    .where(isNamed)
    .get();
}
