import { blob, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { cascadingReference, timestamps } from '../columns';

/** An uploaded image as re-encoded. Its smaller sizes are in `image_variants`. */
export const images = sqliteTable('images', {
  id: text().primaryKey(),
  extension: text().notNull(),
  mime_type: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: blob({ mode: 'buffer' }).notNull(),
  created_at: text().notNull(),
});

/**
 * Details of an image besides its bytes, one row per image. A separate table, because SQLite reads
 * a row's bytes to reach columns after them, and rewrites them on updates.
 */
export const media = sqliteTable(
  'media',
  {
    id: cascadingReference(() => images.id).primaryKey(),
    extension: text().notNull(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Bytes of the full size alone. */
    size: integer().notNull(),
    /** File name at upload, until somebody renames it. */
    name: text().notNull().default(''),
    /** Default alt text for new uses; null if nobody has written any. */
    alt: text(),
    /** Focal point that cropping keeps in view, in per cent from the left and the top. */
    focus_x: integer().notNull().default(50),
    focus_y: integer().notNull().default(50),
    /** True if somebody added it to the media library on purpose: it is kept while unused. */
    is_kept: integer({ mode: 'boolean' }).notNull().default(false),
    /** When it was moved to the trash. */
    deleted_at: text(),
    ...timestamps,
  },
  (table) => [
    index('media_created_at').on(table.created_at, table.id),
    index('media_name').on(table.name, table.id),
    index('media_size').on(table.size, table.id),
  ],
);

/** One row per width and format that a page may request with `?w=`. */
export const imageVariants = sqliteTable(
  'image_variants',
  {
    image_id: cascadingReference(() => images.id),
    width: integer().notNull(),
    bytes: blob({ mode: 'buffer' }).notNull(),
    format: text({ enum: ['webp', 'avif'] })
      .notNull()
      .default('webp'),
  },
  (table) => [
    uniqueIndex('image_variants_image_width').on(table.image_id, table.width, table.format),
  ],
);

/**
 * Images not used anywhere, and since when. A separate table: an update of `images` would rewrite
 * the bytes.
 */
export const unnamedImages = sqliteTable('unnamed_images', {
  image_id: cascadingReference(() => images.id).primaryKey(),
  since: text().notNull(),
});
