PRAGMA defer_foreign_keys = ON;
--> statement-breakpoint
DROP VIEW post_states;
--> statement-breakpoint
DROP TRIGGER images_delete_checks;
--> statement-breakpoint
DROP TABLE posts;
--> statement-breakpoint
DROP TABLE post_trigrams;
--> statement-breakpoint
DROP TABLE post_numbers;
--> statement-breakpoint
CREATE TABLE old_post_checks AS SELECT * FROM post_checks;
--> statement-breakpoint
DROP TABLE post_checks;
--> statement-breakpoint
CREATE TABLE old_preview_links AS SELECT * FROM preview_links;
--> statement-breakpoint
DROP TABLE preview_links;
--> statement-breakpoint
CREATE TABLE `post_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_id` text NOT NULL,
	`base_id` integer,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`saved_at` text,
	`published_at` text,
	`discarded_at` text,
	`slug` text DEFAULT '' NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`excerpt` text DEFAULT '' NOT NULL,
	`date` text DEFAULT '' NOT NULL,
	`author` text DEFAULT '' NOT NULL,
	`category` text DEFAULT '' NOT NULL,
	`image_url` text DEFAULT '' NOT NULL,
	`image_alt` text,
	`seo_title` text DEFAULT '' NOT NULL,
	`seo_description` text DEFAULT '' NOT NULL,
	`content` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_versions_discarded_at` ON `post_versions` (`discarded_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_versions_post` ON `post_versions` (`post_id`,`id`);
--> statement-breakpoint
CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`live_id` integer,
	`working_id` integer,
	`planned_id` integer,
	`live_at` text,
	`publish_at` text,
	`publish_error` text,
	`deleted_at` text,
	`deleted_by` text,
	`slug` text DEFAULT '' NOT NULL,
	`title` text DEFAULT '' NOT NULL,
	`excerpt` text DEFAULT '' NOT NULL,
	`date` text DEFAULT '' NOT NULL,
	`author` text DEFAULT '' NOT NULL,
	`category` text DEFAULT '' NOT NULL,
	`image_url` text DEFAULT '' NOT NULL,
	`image_alt` text,
	`seo_title` text DEFAULT '' NOT NULL,
	`seo_description` text DEFAULT '' NOT NULL,
	`image_focus` text DEFAULT '' NOT NULL,
	`key` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`live_slug` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`id`,`live_id`) REFERENCES `post_versions`(`post_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`id`,`working_id`) REFERENCES `post_versions`(`post_id`,`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`id`,`planned_id`) REFERENCES `post_versions`(`post_id`,`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "posts_state" CHECK(state = CASE
    WHEN deleted_at IS NOT NULL THEN 'trash'
    WHEN planned_id IS NOT NULL THEN 'scheduled'
    WHEN live_id IS NULL AND working_id IS NULL THEN 'gone'
    WHEN live_id IS NULL THEN 'draft'
    WHEN working_id IS NOT NULL THEN 'changed'
    ELSE 'live'
  END),
	CONSTRAINT "posts_live_slug" CHECK(live_slug IS CASE WHEN live_id IS NOT NULL AND deleted_at IS NULL THEN slug END),
	CONSTRAINT "posts_live_at" CHECK((live_id IS NULL) = (live_at IS NULL)),
	CONSTRAINT "posts_publish_at" CHECK((planned_id IS NULL) = (publish_at IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_live_slug_unique` ON `posts` (`live_slug`);
--> statement-breakpoint
CREATE INDEX `posts_slug` ON `posts` (`slug`);
--> statement-breakpoint
CREATE INDEX `posts_date` ON `posts` (`date`,`id`,`live_slug`,`key`);
--> statement-breakpoint
CREATE INDEX `posts_title` ON `posts` (`title`,`id`);
--> statement-breakpoint
CREATE INDEX `posts_author` ON `posts` (`author`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `posts_category` ON `posts` (`category`,`date`,`id`);
--> statement-breakpoint
CREATE INDEX `posts_state` ON `posts` (`state`,`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `posts_created_at` ON `posts` (`created_at`,`id`,`state`,`key`);
--> statement-breakpoint
CREATE INDEX `posts_updated_at` ON `posts` (`updated_at`,`id`);
--> statement-breakpoint
CREATE INDEX `posts_publish_at` ON `posts` (`publish_at`);
--> statement-breakpoint
CREATE TABLE `post_uses` (
	`version_id` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`post_id` text NOT NULL,
	PRIMARY KEY(`version_id`, `kind`, `name`),
	FOREIGN KEY (`version_id`) REFERENCES `post_versions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_uses_name` ON `post_uses` (`kind`,`name`);
--> statement-breakpoint
CREATE TABLE `redirects` (
	`id` text PRIMARY KEY NOT NULL,
	`path` text NOT NULL,
	`post_id` text,
	`target` text,
	`source` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "redirects_place" CHECK((post_id IS NULL) <> (target IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `redirects_path` ON `redirects` (`path`);
--> statement-breakpoint
CREATE INDEX `redirects_post` ON `redirects` (`post_id`);
--> statement-breakpoint
CREATE INDEX `redirects_created_at` ON `redirects` (`created_at`,`id`);
--> statement-breakpoint
CREATE TABLE `post_checks` (
	`post_id` text PRIMARY KEY NOT NULL,
	`version_id` integer,
	`weight` integer DEFAULT 0 NOT NULL,
	`codes` text DEFAULT '' NOT NULL,
	`findings` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_checks_weight` ON `post_checks` (`weight`,`post_id`);
--> statement-breakpoint
CREATE INDEX `post_checks_version` ON `post_checks` (`version_id`);
--> statement-breakpoint
CREATE TABLE `preview_links` (
	`id` text PRIMARY KEY NOT NULL,
	`blog_id` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`blog_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `preview_links_blog` ON `preview_links` (`blog_id`);
--> statement-breakpoint
-- The numbers that the old versions have from now on, those that are live, and those of working copies.
CREATE TABLE version_numbers (id text PRIMARY KEY, number integer NOT NULL);
--> statement-breakpoint
INSERT INTO version_numbers SELECT id, row_number() OVER (ORDER BY created_at, rowid) FROM versions;
--> statement-breakpoint
CREATE TABLE live_numbers (post_id text PRIMARY KEY, number integer);
--> statement-breakpoint
INSERT INTO live_numbers
SELECT blogs.id, (
	SELECT number FROM versions JOIN version_numbers ON version_numbers.id = versions.id
	WHERE blog_id = blogs.id AND published_at = blogs.updated_at
) FROM blogs
UNION ALL
SELECT blog_id, number FROM trash JOIN version_numbers ON version_numbers.id = version_id;
--> statement-breakpoint
-- A post of the first releases, or one whose category was renamed, is no version yet.
UPDATE live_numbers SET number = (SELECT count(*) FROM versions) + rowid WHERE number IS NULL;
--> statement-breakpoint
CREATE TABLE draft_numbers (post_id text PRIMARY KEY, number integer NOT NULL);
--> statement-breakpoint
INSERT INTO draft_numbers
SELECT id, (SELECT count(*) FROM versions) + (SELECT count(*) FROM live_numbers) + row_number() OVER (ORDER BY updated_at, id)
FROM drafts;
--> statement-breakpoint
INSERT INTO post_versions (id, post_id, created_by, created_at, saved_at, published_at, slug, title, excerpt, date, author, category, image_url, image_alt, seo_title, seo_description, content)
SELECT number, versions.blog_id, versions.created_by, versions.created_at, draft_version, published_at, versions.slug, versions.title, versions.excerpt, versions.date, versions.author, versions.category, versions.image_url, versions.image_alt, versions.seo_title, versions.seo_description, versions.content
FROM versions JOIN version_numbers ON version_numbers.id = versions.id
LEFT JOIN publications ON version_id = versions.id
WHERE number NOT IN (SELECT number FROM live_numbers JOIN blogs ON blogs.id = post_id);
--> statement-breakpoint
-- What visitors read stands in `blogs`: its text may have been cleaned since.
INSERT INTO post_versions (id, post_id, created_by, created_at, published_at, slug, title, excerpt, date, author, category, image_url, image_alt, seo_title, seo_description, content)
SELECT number, blogs.id, coalesce(versions.created_by, ''), coalesce(versions.created_at, blogs.updated_at), blogs.updated_at, blogs.slug, blogs.title, blogs.excerpt, blogs.date, blogs.author, blogs.category, blogs.image_url, blogs.image_alt, blogs.seo_title, blogs.seo_description, blogs.content
FROM blogs JOIN live_numbers ON post_id = blogs.id
LEFT JOIN version_numbers USING (number)
LEFT JOIN versions ON versions.id = version_numbers.id;
--> statement-breakpoint
INSERT INTO post_versions (id, post_id, created_by, created_at, saved_at, slug, title, excerpt, date, author, category, image_url, image_alt, seo_title, seo_description, content)
SELECT number, drafts.id, saved_by, created_at, updated_at, drafts.slug, drafts.title, drafts.excerpt, drafts.date, drafts.author, drafts.category, drafts.image_url, drafts.image_alt, drafts.seo_title, drafts.seo_description, content
FROM drafts JOIN draft_numbers ON post_id = drafts.id;
--> statement-breakpoint
UPDATE post_versions SET base_id = coalesce((
	SELECT base.id FROM post_versions AS base
	WHERE base.post_id = post_versions.post_id AND base.published_at = old.base_version
), 0)
FROM (
	SELECT number, base_version FROM drafts JOIN draft_numbers ON post_id = drafts.id
	UNION ALL
	SELECT number, base_version FROM publications JOIN version_numbers ON version_numbers.id = version_id
) AS old
WHERE post_versions.id = old.number AND old.base_version IS NOT NULL;
--> statement-breakpoint
INSERT INTO posts (
	id, live_id, working_id, planned_id, live_at, publish_at, publish_error, deleted_at, deleted_by,
	slug, title, excerpt, date, author, category, image_url, image_alt, seo_title, seo_description, image_focus, key, state, live_slug, created_at, updated_at
)
SELECT
	ids.id, live.number, working.number, planned.number, coalesce(blogs.updated_at, blog_updated_at),
	iif(planned.number IS NULL, NULL, publish_at), iif(planned.number IS NULL, NULL, error), deleted_at, deleted_by,
	coalesce(shown.slug, ''), coalesce(shown.title, ''), coalesce(shown.excerpt, ''), coalesce(shown.date, ''), coalesce(shown.author, ''), coalesce(shown.category, ''), coalesce(shown.image_url, ''), shown.image_alt, coalesce(shown.seo_title, ''), coalesce(shown.seo_description, ''),
	coalesce(image_focus, ''), coalesce(fold(shown.title || char(10) || shown.author || char(10) || shown.category), ''),
	CASE
		WHEN trash.blog_id IS NOT NULL THEN 'trash'
		WHEN planned.number IS NOT NULL THEN 'scheduled'
		WHEN live.number IS NULL AND working.number IS NULL THEN 'gone'
		WHEN live.number IS NULL THEN 'draft'
		WHEN working.number IS NOT NULL THEN 'changed'
		ELSE 'live'
	END,
	blogs.slug,
	coalesce(blogs.created_at, blog_created_at, drafts.created_at, publications.created_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
	coalesce(nullif(max(
		coalesce(blogs.updated_at, blog_updated_at, ''), coalesce(drafts.updated_at, ''),
		coalesce(deleted_at, ''), coalesce(publications.created_at, '')
	), ''), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
FROM (
	SELECT id FROM blogs UNION SELECT id FROM drafts UNION SELECT blog_id FROM trash
	UNION SELECT blog_id FROM publications UNION SELECT blog_id FROM versions
) AS ids
LEFT JOIN blogs ON blogs.id = ids.id
LEFT JOIN drafts ON drafts.id = ids.id
LEFT JOIN trash ON trash.blog_id = ids.id
LEFT JOIN publications ON publications.blog_id = ids.id
LEFT JOIN live_numbers AS live ON live.post_id = ids.id
LEFT JOIN draft_numbers AS working ON working.post_id = ids.id
LEFT JOIN version_numbers AS planned ON planned.id = publications.version_id
LEFT JOIN post_versions AS shown ON shown.id = coalesce(live.number, working.number, planned.number);
--> statement-breakpoint
-- The starting posts were last changed when they were written, not when the file was made.
UPDATE post_versions SET published_at = date || 'T00:00:00.000Z', created_at = date || 'T00:00:00.000Z'
FROM settings
WHERE settings.key = 'seeded_at' AND created_by = '' AND published_at <= settings.value
	AND unixepoch(published_at) >= unixepoch(settings.value) - 60
	AND id IN (SELECT live_id FROM posts WHERE created_at = live_at)
	AND (SELECT count(*) FROM post_versions AS own WHERE own.post_id = post_versions.post_id AND own.published_at IS NOT NULL) = 1;
--> statement-breakpoint
UPDATE posts SET live_at = published_at, created_at = published_at, updated_at = iif(updated_at = live_at, published_at, updated_at)
FROM post_versions
WHERE post_versions.id = live_id AND published_at <> live_at;
--> statement-breakpoint
INSERT OR IGNORE INTO redirects (id, path, post_id, source, created_at, updated_at)
SELECT lower(hex(randomblob(16))), path, post_id, source, created_at, created_at FROM (
	SELECT '/blog/' || slug AS path, blog_id AS post_id, 'slug' AS source, created_at FROM slug_redirects
	UNION ALL
	SELECT '/blog/' || value, blog_id, 'slug', deleted_at FROM trash, json_each(redirects)
	UNION ALL
	SELECT path, blog_id, 'import', created_at FROM old_addresses
) WHERE post_id IN (SELECT id FROM posts);
--> statement-breakpoint
INSERT OR IGNORE INTO post_uses (version_id, kind, name, post_id)
SELECT post_versions.id, 'image', value, post_id FROM post_versions, json_each(image_ids(image_url || ' ' || content));
--> statement-breakpoint
INSERT OR IGNORE INTO post_uses (version_id, kind, name, post_id)
SELECT post_versions.id, 'fact', value, post_id FROM post_versions, json_each(fact_keys(content));
--> statement-breakpoint
INSERT INTO post_uses (version_id, kind, name, post_id)
SELECT live_id, 'slug', post_links.slug, posts.id FROM post_links JOIN posts ON posts.id = blog_id
WHERE live_id IS NOT NULL;
--> statement-breakpoint
INSERT INTO post_checks (post_id, version_id, weight, codes, findings)
SELECT posts.id, iif(version = blogs.updated_at, live_id, NULL), coalesce(weight, 0),
	coalesce((SELECT group_concat(' ' || code || ' ', '') FROM post_check_kinds WHERE blog_id = posts.id), ''),
	coalesce(findings, '[]')
FROM blogs JOIN posts ON posts.id = blogs.id
LEFT JOIN old_post_checks ON blog_id = posts.id;
--> statement-breakpoint
INSERT INTO preview_links SELECT id, blog_id, created_by, created_at, expires_at FROM old_preview_links WHERE blog_id IN (SELECT id FROM posts);
--> statement-breakpoint
UPDATE imports SET before_version_id = (
	SELECT CAST(number AS TEXT) FROM version_numbers WHERE version_numbers.id = before_version_id
) WHERE before_version_id IS NOT NULL;
--> statement-breakpoint
DROP TABLE old_post_checks;
--> statement-breakpoint
DROP TABLE old_preview_links;
--> statement-breakpoint
DROP TABLE version_numbers;
--> statement-breakpoint
DROP TABLE live_numbers;
--> statement-breakpoint
DROP TABLE draft_numbers;
--> statement-breakpoint
DROP TABLE fact_uses;
--> statement-breakpoint
DROP TABLE slug_redirects;
--> statement-breakpoint
DROP TABLE old_addresses;
--> statement-breakpoint
DROP TABLE image_uses;
--> statement-breakpoint
DROP TABLE post_links;
--> statement-breakpoint
DROP TABLE post_check_kinds;
--> statement-breakpoint
DROP TABLE publications;
--> statement-breakpoint
DROP TABLE drafts;
--> statement-breakpoint
DROP TABLE versions;
--> statement-breakpoint
DROP TABLE trash;
--> statement-breakpoint
DROP TABLE blogs;
--> statement-breakpoint
-- What visitors see. The `+` lets a list follow the index of its order instead of looking for slugs.
CREATE VIEW blogs AS
SELECT
	id, live_slug AS slug, title, excerpt, date, author, category, image_url,
	(SELECT content FROM post_versions WHERE post_versions.id = live_id) AS content,
	created_at, live_at AS updated_at, image_alt, seo_title, seo_description, image_focus, key
FROM posts WHERE +live_slug IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER post_versions_published BEFORE UPDATE OF content ON post_versions
WHEN OLD.published_at IS NOT NULL AND NEW.content <> OLD.content BEGIN
	SELECT RAISE(ABORT, 'the text of a published version does not change');
END;
