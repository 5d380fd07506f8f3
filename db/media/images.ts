import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type Database, inTransaction } from '../client';
import { rowImageIds } from '../plainImages';
import { postUses } from '../posts/schema';
import { now, secondsAgo } from '../time';
import { images, imageVariants, media, unnamedImages } from './schema';

export interface NewImage {
  id: string;
  extension: string;
  mime_type: string;
  /** Pixels. */
  width: number;
  height: number;
  bytes: Buffer;
  name?: string;
  /** Smaller sizes, and the full size in AVIF. WebP unless a format is given. */
  variants: { width: number; format?: ImageFormat; bytes: Buffer }[];
}

export type ImageFormat = (typeof imageVariants.$inferSelect)['format'];

export interface StoredImage {
  mime_type: string;
  /** Bytes. */
  size: number;
  /** Reads the bytes; undefined if they were deleted since. */
  read(): Buffer | undefined;
}

/** Details that may be known at upload. */
export type Known = Partial<
  Pick<typeof media.$inferSelect, 'is_kept' | 'alt' | 'focus_x' | 'focus_y'>
>;

/** Stores an image with its smaller sizes. Ids are never reused (primary key). */
export function createImage(
  { orm }: Database,
  { variants, name = '', ...image }: NewImage,
  known: Known = {},
): void {
  orm.transaction((tx) => {
    const { id, extension, width, height } = image;
    const [created_at, size] = [now(), image.bytes.length];
    const times = { created_at, updated_at: created_at };
    tx.insert(images)
      .values({ ...image, created_at })
      .run();
    tx.insert(media)
      .values({ id, extension, width, height, size, name, ...known, ...times })
      .run();
    for (const variant of variants) {
      tx.insert(imageVariants)
        .values({ image_id: image.id, ...variant })
        .run();
    }
  });
}

/** Returns the name of an image with the same bytes, outside the trash. */
export function sameImageName(
  { orm }: Database,
  { bytes, extension }: Pick<NewImage, 'bytes' | 'extension'>,
): string | undefined {
  // The size comes first: few images have the same.
  const isSame = and(
    eq(media.size, bytes.length),
    eq(media.extension, extension),
    isNull(media.deleted_at),
    eq(images.bytes, bytes),
  );
  return orm
    .select({ name: media.name })
    .from(media)
    .innerJoin(images, eq(images.id, media.id))
    .where(isSame)
    .get()?.name;
}

export function createImages(db: Database, added: readonly NewImage[]): void {
  for (const image of added) createImage(db, image);
}

export function hasImage({ orm }: Database, id: string, extension: string): boolean {
  const isNamed = and(eq(images.id, id), eq(images.extension, extension));
  return orm.select({ id: images.id }).from(images).where(isNamed).get() !== undefined;
}

/**
 * Returns an image: in `width` pixels or, without `width` or for animations, in full size; in AVIF
 * if `formats` has it and it is stored.
 * @returns undefined if there is no image of that id and extension.
 */
export function findImage(
  db: Database,
  id: string,
  extension: string,
  width: number | undefined,
  formats: readonly ImageFormat[] = ['webp'],
): StoredImage | undefined {
  const { orm } = db;
  const isNamed = and(eq(images.id, id), eq(images.extension, extension));
  const whole = orm
    .select({ mime_type: images.mime_type, size: length(images.bytes), width: images.width })
    .from(images)
    .where(isNamed)
    .get();
  if (!whole) return undefined;
  const avifWidth = Math.min(width ?? whole.width, whole.width);
  const forms = [
    formats.includes('avif') ? findForm(db, id, avifWidth, 'avif') : undefined,
    width === undefined ? undefined : findForm(db, id, width, 'webp'),
  ];
  const best = forms
    .filter((form) => form !== undefined)
    .sort((one, other) => one.size - other.size)[0];
  const read = () => orm.select({ bytes: images.bytes }).from(images).where(isNamed).get()?.bytes;
  return best ?? { mime_type: whole.mime_type, size: whole.size, read };
}

function findForm(
  { orm }: Database,
  id: string,
  width: number,
  format: ImageFormat,
): StoredImage | undefined {
  // The widest WebP is the full size, whatever larger width is asked for.
  const isFitting = format === 'avif' ? eq : lte;
  const isForm = and(
    eq(imageVariants.image_id, id),
    isFitting(imageVariants.width, width),
    eq(imageVariants.format, format),
  );
  const widest = desc(imageVariants.width);
  const form = orm
    .select({ size: length(imageVariants.bytes) })
    .from(imageVariants)
    .where(isForm)
    .orderBy(widest)
    .get();
  const bytes = { bytes: imageVariants.bytes };
  const read = () =>
    orm.select(bytes).from(imageVariants).where(isForm).orderBy(widest).get()?.bytes;
  return form && { mime_type: `image/${format}`, size: form.size, read };
}

/** Finds the first image after `id` that has smaller sizes but none in AVIF. */
export function nextWithoutAvif(
  { orm }: Database,
  afterId: string,
): { id: string; bytes: Buffer } | undefined {
  const forms = orm.select({ id: imageVariants.image_id }).from(imageVariants);
  const inAvif = orm
    .select({ id: imageVariants.image_id })
    .from(imageVariants)
    .where(eq(imageVariants.format, 'avif'));
  return orm
    .select({ id: images.id, bytes: images.bytes })
    .from(images)
    .where(and(gt(images.id, afterId), inArray(images.id, forms), notInArray(images.id, inAvif)))
    .orderBy(asc(images.id))
    .limit(1)
    .get();
}

/** Adds sizes to an image, if it still exists. */
export function addForms({ orm }: Database, image_id: string, forms: NewImage['variants']): void {
  orm.transaction((tx) => {
    const stored = tx.select({ id: images.id }).from(images).where(eq(images.id, image_id)).get();
    if (!stored) return;
    for (const form of forms) {
      tx.insert(imageVariants)
        .values({ image_id, ...form })
        .run();
    }
  });
}

export interface ImageSize {
  id: string;
  /** Pixels. */
  width: number;
  height: number;
  /** True if it has smaller sizes; animations have none. */
  isScaled: boolean;
}

/** Returns the sizes of those images that are stored. */
export function findSizes({ orm }: Database, ids: string[]): ImageSize[] {
  const forms = orm
    .selectDistinct({ id: imageVariants.image_id })
    .from(imageVariants)
    .where(inArray(imageVariants.image_id, ids))
    .all();
  const scaled = new Set(forms.map(({ id }) => id));
  const { id, width, height } = media;
  const rows = orm.select({ id, width, height }).from(media).where(inArray(id, ids)).all();
  return rows.map((size) => ({ ...size, isScaled: scaled.has(size.id) }));
}

const unusedSeconds = 7 * 24 * 60 * 60;

/** How long an image can be restored from the trash. */
const imageTrashDays = 30;

/**
 * Deletes images that no live post, draft or version has used for seven days, unless kept in the
 * media library, and those in the trash for 30 days. Records since when others are unused. Takes
 * images out of the trash that a post uses again.
 * @returns the number deleted.
 */
export function deleteUnusedImages(db: Database): number {
  return inTransaction(db, () => {
    const { orm } = db;
    const named = usedImages;
    orm.delete(unnamedImages).where(inArray(unnamedImages.image_id, named)).run();
    const isAgain = and(isNotNull(media.deleted_at), inArray(media.id, named));
    orm.update(media).set({ deleted_at: null }).where(isAgain).run();
    const isLoose = and(eq(media.is_kept, false), isNull(media.deleted_at));
    const loose = orm.select({ id: media.id }).from(media).where(isLoose);
    orm.delete(unnamedImages).where(notInArray(unnamedImages.image_id, loose)).run();
    const unnamed = orm
      .select({ image_id: media.id, since: sql<string>`${now()}`.as('since') })
      .from(media)
      .where(and(isLoose, notInArray(media.id, named)));
    orm.insert(unnamedImages).select(unnamed).onConflictDoNothing().run();
    const expired = orm
      .select({ id: unnamedImages.image_id })
      .from(unnamedImages)
      .where(lt(unnamedImages.since, secondsAgo(unusedSeconds)));
    const trashed = orm
      .select({ id: media.id })
      .from(media)
      .where(lt(media.deleted_at, secondsAgo(imageTrashDays * 24 * 3600)));
    const gone = or(inArray(images.id, expired), inArray(images.id, trashed));
    return orm.delete(images).where(gone).run().changes;
  });
}

const usedImages = sql`(SELECT ${postUses.name} FROM ${postUses} WHERE ${postUses.kind} = 'image' UNION ${rowImageIds})`;

/** SQLite knows a BLOB's length without reading it. */
function length(column: SQLiteColumn) {
  return sql<number>`length(${column})`;
}
