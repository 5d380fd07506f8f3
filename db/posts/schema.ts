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
import type { NotePlaces } from '../../shared/draftNotes';
import { type HeadName, headNames, isNullable, type PostValues } from '../../shared/post';
import { cascadingReference, textOrEmpty, timestamps } from '../columns';
import type { Finding } from './findings';

const undecided = () => text();
type HeadColumns = {
  [Name in HeadName]: ReturnType<
    PostValues[Name] extends string ? typeof textOrEmpty : typeof undecided
  >;
};

/** A post's own fields without its text, as described. All may be empty unless it is live. */
const heads = () =>
  Object.fromEntries(
    headNames.map((name) => [name, isNullable(name) ? undecided() : textOrEmpty()]),
  ) as HeadColumns;

/** `gone`: only a discarded draft is left, which can be recovered for some days. */
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
 * One row per post: which of its versions are live, draft and scheduled, and the columns that lists
 * show, taken from the live version, else the draft, else the scheduled one. Only `point` writes
 * it.
 */
export const posts = sqliteTable(
  'posts',
  {
    id: text().primaryKey(),
    live_id: integer(),
    working_id: integer(),
    planned_id: integer(),
    /** When the live version was last changed: `updated_at` for visitors. */
    live_at: text(),
    /** When the scheduled version goes live. */
    publish_at: text(),
    /** Why it did not, for the editor. */
    publish_error: text(),
    deleted_at: text(),
    deleted_by: text(),
    ...heads(),
    /** The cover's focal point as CSS, `30% 60%`; empty: the centre. */
    image_focus: text().notNull().default(''),
    /** Lowercase title, author and category, for the search in lists. */
    key: text().notNull().default(''),
    state: text({ enum: allPostStates }).notNull(),
    /** The slug while live, otherwise null. */
    live_slug: text().unique(),
    ...timestamps,
  },
  (table) => [
    // On the post's own id: no index is needed to look up the pointers.
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
    // Covers list queries, so that only displayed rows are read.
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
 * Every text of a post, past and present: live, formerly live, scheduled, draft (as the editor sent
 * it; cleaned when published or shown), replaced or discarded.
 */
export const postVersions = sqliteTable(
  'post_versions',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    post_id: text()
      .notNull()
      .references((): AnySQLiteColumn => posts.id, { onDelete: 'cascade' }),
    /** The live version that it started from; null: none was live; 0: unknown. */
    base_id: integer(),
    created_by: text().notNull(),
    created_at: text().notNull(),
    /** When a draft was last saved; for a version made from a draft, that draft's time. */
    saved_at: text(),
    /** Null if it never was live. */
    published_at: text(),
    /** Null unless it is a discarded draft. */
    discarded_at: text(),
    /**
     * True if the date is fixed: an editor chose it, or the post was live before. Otherwise the day
     * of publishing becomes its date.
     */
    is_date_set: integer({ mode: 'boolean' }).notNull().default(false),
    ...heads(),
    content: text().notNull().default(''),
    /** Positions of notes' words in this text. */
    note_places: text({ mode: 'json' }).$type<NotePlaces>().notNull().default({}),
  },
  (table) => [
    unique('post_versions_post').on(table.post_id, table.id),
    index('post_versions_discarded_at').on(table.discarded_at),
    index('post_versions_created_at').on(table.discarded_at, table.created_at),
  ],
);

/** Live posts as public code reads them. The `+` lets a list follow the index of its order. */
export const blogs = sqliteView('blogs', {
  id: text().notNull(),
  ...heads(),
  content: text().notNull(),
  ...timestamps,
  image_focus: text().notNull(),
  key: text().notNull(),
}).as(
  sql.raw(
    `SELECT id, ${headNames.map((name) => (name === 'slug' ? 'live_slug AS slug' : name)).join(', ')},
  (SELECT content FROM post_versions WHERE post_versions.id = live_id) AS content,
  created_at, live_at AS updated_at, image_focus, key
FROM posts WHERE +live_slug IS NOT NULL`,
  ),
);

/** References of a version: image ids, fact keys and, for live versions, slugs of linked posts. */
export const postUses = sqliteTable(
  'post_uses',
  {
    version_id: integer()
      .notNull()
      .references(() => postVersions.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['image', 'fact', 'slug', 'url', 'snippet', 'paper'] }).notNull(),
    name: text().notNull(),
    post_id: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.version_id, table.kind, table.name] }),
    index('post_uses_name').on(table.kind, table.name),
  ],
);

/**
 * How many live posts name each fact: kept by triggers on `posts` and `post_uses`, since counting
 * them reads every use.
 */
export const factUseCounts = sqliteTable('fact_use_counts', {
  fact_key: text().primaryKey(),
  posts: integer().notNull(),
});

/**
 * The last changes that visitors see of posts, in order, for the server that keeps pages: its own and
 * those of commands.
 */
export const liveChanges = sqliteTable('live_changes', {
  id: integer().primaryKey({ autoIncrement: true }),
  post_id: text().notNull(),
});

/** An address of the site that redirects: to a post, whatever its slug, or to a target. */
export const redirects = sqliteTable(
  'redirects',
  {
    id: text().primaryKey(),
    /** In the form of `addressKey`, e.g. `/2024/05/a-post` or `/?p=12`. */
    path: text().notNull(),
    post_id: text().references(() => posts.id, { onDelete: 'cascade' }),
    /** A path or an https address. */
    target: text(),
    /** `slug`: a former slug of the post. */
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

/** Findings of the checks in each live post. They stay until it is checked again. */
export const postChecks = sqliteTable(
  'post_checks',
  {
    post_id: text()
      .primaryKey()
      .references(() => posts.id, { onDelete: 'cascade' }),
    /** The version that was checked; null: due for a check. */
    version_id: integer(),
    /** Sort key: 1000 per blocking finding, 1 per suggestion. */
    weight: integer().notNull().default(0),
    /** Kinds of the findings, each with a space before and after. */
    codes: text().notNull().default(''),
    findings: text({ mode: 'json' }).$type<Finding[]>().notNull().default([]),
  },
  (table) => [
    index('post_checks_weight').on(table.weight, table.post_id),
    index('post_checks_version').on(table.version_id),
  ],
);

/**
 * What a writer says is ready, and what was sent back: one row a post, until its draft is live,
 * scheduled or gone.
 */
export const publicationRequests = sqliteTable('publication_requests', {
  post_id: text()
    .primaryKey()
    .references(() => posts.id, { onDelete: 'cascade' }),
  /** Id and username of who asked. */
  admin_id: text().notNull(),
  asked_by: text().notNull(),
  /** Null once it was taken back. */
  asked_at: text(),
  /** What the writer says about it. */
  note: textOrEmpty(),
  /** When those who publish were last mailed about it; null: nobody was. */
  mailed_at: text(),
  /** Null unless it was sent back. */
  sent_back_at: text(),
  sent_back_by: textOrEmpty(),
  /** What is to be done first, in the words of who sent it back. */
  answer: textOrEmpty(),
});

/** Links that show a draft to people without an account, until they expire or are deleted. */
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
    /** Lowercase name: names are unique ignoring case, beyond ASCII too. */
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

/** What somebody remarked at some words of a post's draft: never in what is published. */
export const draftNotes = sqliteTable(
  'draft_notes',
  {
    /** Created in the editor, so that a note sent twice is stored once. */
    id: text().primaryKey(),
    post_id: cascadingReference(() => posts.id),
    /** The words that it is about, as they were remarked at. */
    quote: text().notNull(),
    /** What stands before them, by which they are found among the same words elsewhere. */
    before: textOrEmpty(),
    text: text().notNull(),
    created_by: text().notNull(),
    created_at: text().notNull(),
    /** Null while it is open. */
    resolved_at: text(),
    resolved_by: text(),
  },
  (table) => [index('draft_notes_post').on(table.post_id, table.created_at)],
);

export const draftNoteReplies = sqliteTable(
  'draft_note_replies',
  {
    id: text().primaryKey(),
    note_id: cascadingReference(() => draftNotes.id),
    text: text().notNull(),
    created_by: text().notNull(),
    created_at: text().notNull(),
  },
  (table) => [index('draft_note_replies_note').on(table.note_id, table.created_at)],
);
