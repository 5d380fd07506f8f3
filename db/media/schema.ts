import { blob, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { partOf, timestamps } from '../columns';

/** An uploaded picture as re-encoded at upload; its smaller forms are in `image_variants`. */
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
 * What is known of a picture besides its bytes, one row a picture. A table of its own: whatever
 * stands behind a row's bytes is read through them, and a change would write them anew.
 */
export const media = sqliteTable(
  'media',
  {
    id: partOf(() => images.id).primaryKey(),
    extension: text().notNull(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Bytes of the picture without its smaller forms. */
    size: integer().notNull(),
    /** The file's name as it was uploaded, until somebody gives it another. */
    name: text().notNull().default(''),
    /** Words that a new use of the picture begins with; null where nobody has written any. */
    alt: text(),
    /** The point that a cut keeps in view, in per cent from the left and the top. */
    focus_x: integer().notNull().default(50),
    focus_y: integer().notNull().default(50),
    /** Whether somebody put it into the media on purpose: it stays where nothing names it. */
    is_kept: integer({ mode: 'boolean' }).notNull().default(false),
    /** When it was put into the trash. */
    deleted_at: text(),
    ...timestamps,
  },
  (table) => [
    index('media_created_at').on(table.created_at, table.id),
    index('media_name').on(table.name, table.id),
    index('media_size').on(table.size, table.id),
  ],
);

/** One row a width and format that a page may ask for with `?w=`. */
export const imageVariants = sqliteTable(
  'image_variants',
  {
    image_id: partOf(() => images.id),
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
 * A picture that nothing names, and since when. A table of its own: a change of a row of `images`
 * would write its bytes anew.
 */
export const unnamedImages = sqliteTable('unnamed_images', {
  image_id: partOf(() => images.id).primaryKey(),
  since: text().notNull(),
});
