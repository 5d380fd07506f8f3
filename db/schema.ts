import { blob, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Dates and times are ISO 8601 text in UTC; `blogs.date` is a calendar date, yyyy-mm-dd. */
const timestamps = { created_at: text().notNull(), updated_at: text().notNull() };

export const blogs = sqliteTable(
  'blogs',
  {
    id: text().primaryKey(),
    slug: text().notNull(),
    title: text().notNull(),
    excerpt: text().notNull().default(''),
    date: text().notNull(),
    author: text().notNull().default('Unknown'),
    category: text().notNull().default(''),
    image_url: text().notNull().default(''),
    content: text().notNull().default(''),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('blogs_slug').on(table.slug),
    index('blogs_date').on(table.date, table.id),
    index('blogs_title').on(table.title, table.id),
    index('blogs_author').on(table.author, table.id),
    index('blogs_category').on(table.category, table.date, table.id),
    index('blogs_created_at').on(table.created_at, table.id),
    index('blogs_updated_at').on(table.updated_at, table.id),
  ],
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

export const admins = sqliteTable(
  'admins',
  {
    id: text().primaryKey(),
    username: text().notNull(),
    password_hash: text().notNull(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('admins_username').on(table.username),
    index('admins_created_at').on(table.created_at, table.id),
  ],
);

export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    admin_id: text()
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    created_at: text().notNull(),
    last_used_at: text().notNull(),
  },
  (table) => [
    index('sessions_admin').on(table.admin_id),
    index('sessions_last_used_at').on(table.last_used_at),
  ],
);

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

/** One row a width that a page may ask for with `?w=`; always WebP. */
export const imageVariants = sqliteTable(
  'image_variants',
  {
    image_id: text()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    bytes: blob({ mode: 'buffer' }).notNull(),
  },
  (table) => [uniqueIndex('image_variants_image_width').on(table.image_id, table.width)],
);

/** A slug that a post once had; the post's present slug is looked up through its id. */
export const slugRedirects = sqliteTable(
  'slug_redirects',
  {
    slug: text().primaryKey(),
    blog_id: text()
      .notNull()
      .references(() => blogs.id, { onDelete: 'cascade' }),
    created_at: text().notNull(),
  },
  (table) => [index('slug_redirects_blog').on(table.blog_id)],
);

/** Subscriptions on their way to the e-mail provider, one row an address. */
export const newsletterOutbox = sqliteTable(
  'newsletter_outbox',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    countries: text().notNull(),
    status: text({ enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    next_attempt_at: text().notNull(),
    last_error: text(),
    ...timestamps,
  },
  (table) => [
    uniqueIndex('newsletter_outbox_email').on(table.email),
    index('newsletter_outbox_due').on(table.status, table.next_attempt_at),
  ],
);

/** Counted events for limits, such as a failed sign-in; `key` names what is limited. */
export const limitedEvents = sqliteTable(
  'limited_events',
  {
    id: integer().primaryKey(),
    key: text().notNull(),
    at: text().notNull(),
  },
  (table) => [
    index('limited_events_key').on(table.key, table.at),
    index('limited_events_at').on(table.at),
  ],
);

/** Who did what and when. Rows outlive their admin and their record, so they refer to neither. */
export const auditEvents = sqliteTable(
  'audit_events',
  {
    id: integer().primaryKey(),
    at: text().notNull(),
    /** Null where nobody is known: a sign-in that failed, or the operator's command line. */
    admin_id: text(),
    username: text().notNull(),
    action: text({
      enum: [
        'sign-in',
        'sign-out',
        'failed-sign-in',
        'change-password',
        'create',
        'update',
        'delete',
        'upload',
      ],
    }).notNull(),
    /** Name in the API's URL, e.g. 'blogs'. */
    resource: text().notNull(),
    record_id: text().notNull(),
    summary: text().notNull(),
  },
  (table) => [
    index('audit_events_at').on(table.at, table.id),
    index('audit_events_username').on(table.username, table.at),
    index('audit_events_resource').on(table.resource, table.record_id),
  ],
);

/** Values the server made for itself, such as the session secret. */
export const settings = sqliteTable('settings', {
  key: text().primaryKey(),
  value: text().notNull(),
});
