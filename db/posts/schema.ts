import { sql } from 'drizzle-orm';
import {
  type AnySQLiteColumn,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  sqliteView,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';
import type { Finding } from './findings';

/** Dates and times are ISO 8601 text in UTC; `date` is a calendar date, yyyy-mm-dd. */
const timestamps = { created_at: text().notNull(), updated_at: text().notNull() };

/** A post's own fields besides its text; any of them may be empty where it isn't live. */
const heads = {
  slug: text().notNull().default(''),
  title: text().notNull().default(''),
  excerpt: text().notNull().default(''),
  date: text().notNull().default(''),
  author: text().notNull().default(''),
  category: text().notNull().default(''),
  image_url: text().notNull().default(''),
  /** Alt text of the picture; empty: it only decorates; null: nobody has decided yet. */
  image_alt: text(),
  /** Title and description for search engines; empty: the post's own. */
  seo_title: text().notNull().default(''),
  seo_description: text().notNull().default(''),
};

/** `gone`: nothing of it is left but what was discarded and can be taken back for some days. */
export const allPostStates = ['live', 'changed', 'draft', 'scheduled', 'trash', 'gone'] as const;

const stateOfPointers = sql.raw(`CASE
    WHEN deleted_at IS NOT NULL THEN 'trash'
    WHEN planned_id IS NOT NULL THEN 'scheduled'
    WHEN live_id IS NULL AND working_id IS NULL THEN 'gone'
    WHEN live_id IS NULL THEN 'draft'
    WHEN working_id IS NOT NULL THEN 'changed'
    ELSE 'live'
  END`);

const ownVersion = (): [AnySQLiteColumn, AnySQLiteColumn] => [
  postVersions.post_id,
  postVersions.id,
];

/**
 * One row a post: which of its versions is live, worked on and planned, and what lists show, which is
 * that of the live version or, without one, of the working copy or the planned one. `point` alone writes it.
 */
export const posts = sqliteTable(
  'posts',
  {
    id: text().primaryKey(),
    live_id: integer(),
    working_id: integer(),
    planned_id: integer(),
    /** When what is live was last changed: `updated_at` of the post that visitors see. */
    live_at: text(),
    /** When the planned version goes live. */
    publish_at: text(),
    /** Why it did not, in words for the editor. */
    publish_error: text(),
    deleted_at: text(),
    deleted_by: text(),
    ...heads,
    /** The picture's focal point as CSS has it, `30% 60%`; empty: the middle. */
    image_focus: text().notNull().default(''),
    /** Title, author and category in lower case, for the search in lists. */
    key: text().notNull().default(''),
    state: text({ enum: allPostStates }).notNull(),
    /** The slug where visitors see the post, otherwise null. */
    live_slug: text().unique(),
    ...timestamps,
  },
  (table) => [
    // Of the post itself: with its id, no index is needed to look the pointers up.
    foreignKey({ columns: [table.id, table.live_id], foreignColumns: ownVersion() }),
    foreignKey({ columns: [table.id, table.working_id], foreignColumns: ownVersion() }),
    foreignKey({ columns: [table.id, table.planned_id], foreignColumns: ownVersion() }),
    check('posts_state', sql`state = ${stateOfPointers}`),
    check(
      'posts_live_slug',
      sql`live_slug IS CASE WHEN live_id IS NOT NULL AND deleted_at IS NULL THEN slug END`,
    ),
    check('posts_live_at', sql`(live_id IS NULL) = (live_at IS NULL)`),
    check('posts_publish_at', sql`(planned_id IS NULL) = (publish_at IS NULL)`),
    index('posts_slug').on(table.slug),
    // With what lists look for, so that no row is read that isn't shown.
    index('posts_date').on(table.date, table.id, table.live_slug, table.key),
    index('posts_title').on(table.title, table.id),
    index('posts_author').on(table.author, table.created_at, table.id),
    index('posts_category').on(table.category, table.date, table.id),
    index('posts_state').on(table.state, table.created_at, table.id),
    index('posts_created_at').on(table.created_at, table.id, table.state, table.key),
    index('posts_updated_at').on(table.updated_at, table.id),
    index('posts_publish_at').on(table.publish_at),
  ],
);

/**
 * Every text that a post has or had: what is live, was live, is planned, is worked on (as the editor
 * sent it: it is cleaned when it is published or shown), was replaced, or was discarded.
 */
export const postVersions = sqliteTable(
  'post_versions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    post_id: text()
      .notNull()
      .references((): AnySQLiteColumn => posts.id, { onDelete: 'cascade' }),
    /** The live version that it began from; null: none was live; 0: one that nobody knows any more. */
    base_id: integer(),
    created_by: text().notNull(),
    created_at: text().notNull(),
    /** Of a working copy when it was last saved; of what was made from one, that of the working copy. */
    saved_at: text(),
    /** Null where it never was live. */
    published_at: text(),
    /** Null unless it is a working copy that was discarded. */
    discarded_at: text(),
    /** Whether its date stays: an editor chose it, or the post was live before. Otherwise the day it goes live is its date. */
    is_date_set: integer({ mode: 'boolean' }).notNull().default(false),
    ...heads,
    content: text().notNull().default(''),
  },
  (table) => [
    unique('post_versions_post').on(table.post_id, table.id),
    index('post_versions_discarded_at').on(table.discarded_at),
  ],
);

/** What visitors see, which is all of posts that public code reads (made in the migration `posts`). */
export const blogs = sqliteView('blogs', {
  id: text().notNull(),
  slug: text().notNull(),
  title: text().notNull(),
  excerpt: text().notNull(),
  date: text().notNull(),
  author: text().notNull(),
  category: text().notNull(),
  image_url: text().notNull(),
  content: text().notNull(),
  ...timestamps,
  image_alt: text(),
  seo_title: text().notNull(),
  seo_description: text().notNull(),
  image_focus: text().notNull(),
  key: text().notNull(),
}).existing();

/** What a version names: pictures by their ids, facts by their keys, and of what is live the posts that it links to by their slugs. */
export const postUses = sqliteTable(
  'post_uses',
  {
    version_id: integer()
      .notNull()
      .references(() => postVersions.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['image', 'fact', 'slug'] }).notNull(),
    name: text().notNull(),
    post_id: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.version_id, table.kind, table.name] }),
    index('post_uses_name').on(table.kind, table.name),
  ],
);

/** An address of the site that leads elsewhere: to a post, whatever its slug is, or to a target. */
export const redirects = sqliteTable(
  'redirects',
  {
    id: text().primaryKey(),
    /** As `addressKey` writes it, e.g. `/2024/05/a-post` or `/?p=12`. */
    path: text().notNull(),
    post_id: text().references(() => posts.id, { onDelete: 'cascade' }),
    /** A path or an https address. */
    target: text(),
    /** `slug`: the post had it here before. */
    source: text({ enum: ['slug', 'import', 'hand'] }).notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('redirects_path').on(table.path),
    index('redirects_post').on(table.post_id),
    index('redirects_created_at').on(table.created_at, table.id),
    check('redirects_place', sql`(post_id IS NULL) <> (target IS NULL)`),
  ],
);

/** What the checks found in each live post; the findings stay until it is checked anew. */
export const postChecks = sqliteTable(
  'post_checks',
  {
    post_id: text()
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The version that was checked; null: it is to be checked. */
    version_id: integer(),
    /** What the list is sorted by: 1000 a block, 1 an advice. */
    weight: integer().notNull().default(0),
    /** The findings' kinds, with a space before and after each. */
    codes: text().notNull().default(''),
    findings: text({ mode: 'json' }).$type<Finding[]>().notNull().default([]),
  },
  (table) => [
    index('post_checks_weight').on(table.weight, table.post_id),
    index('post_checks_version').on(table.version_id),
  ],
);

/** Links that show a working copy to people without an account, until they expire or are deleted. */
export const previewLinks = sqliteTable(
  'preview_links',
  {
    id: text().primaryKey(),
    blog_id: text()
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    created_by: text().notNull(),
    created_at: text().notNull(),
    expires_at: text().notNull(),
  },
  (table) => [index('preview_links_blog').on(table.blog_id)],
);

export const blogCategories = sqliteTable(
  'blog_categories',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** The name in lower case: names are unique whatever their case, beyond ASCII too. */
    name_key: text().notNull(),
    description: text().notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('blog_categories_name_key').on(table.name_key),
    index('blog_categories_name').on(table.name, table.id),
    index('blog_categories_created_at').on(table.created_at, table.id),
  ],
);
