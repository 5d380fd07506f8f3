CREATE TABLE `drafts` (
	`id` text PRIMARY KEY NOT NULL,
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
	`base_version` text,
	`saved_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `image_uses` (
	`image_id` text NOT NULL,
	`owner` text NOT NULL,
	`owner_id` text NOT NULL,
	`blog_id` text NOT NULL,
	PRIMARY KEY(`image_id`, `owner`, `owner_id`)
);
--> statement-breakpoint
CREATE INDEX `image_uses_owner` ON `image_uses` (`owner`,`owner_id`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text NOT NULL,
	`date` text NOT NULL,
	`author` text NOT NULL,
	`category` text NOT NULL,
	`image_url` text NOT NULL,
	`state` text NOT NULL,
	`publish_at` text,
	`publish_error` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `posts_date` ON `posts` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `posts_title` ON `posts` (`title`,`id`);--> statement-breakpoint
CREATE INDEX `posts_author` ON `posts` (`author`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `posts_category` ON `posts` (`category`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `posts_state` ON `posts` (`state`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `posts_created_at` ON `posts` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `posts_updated_at` ON `posts` (`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `preview_links` (
	`id` text PRIMARY KEY NOT NULL,
	`blog_id` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `preview_links_blog` ON `preview_links` (`blog_id`);--> statement-breakpoint
CREATE TABLE `publications` (
	`blog_id` text PRIMARY KEY NOT NULL,
	`version_id` text NOT NULL,
	`publish_at` text NOT NULL,
	`base_version` text,
	`draft_version` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `publications_publish_at` ON `publications` (`publish_at`);--> statement-breakpoint
CREATE TABLE `trash` (
	`blog_id` text PRIMARY KEY NOT NULL,
	`version_id` text,
	`blog_created_at` text,
	`blog_updated_at` text,
	`redirects` text NOT NULL,
	`deleted_by` text NOT NULL,
	`deleted_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `trash_deleted_at` ON `trash` (`deleted_at`);--> statement-breakpoint
CREATE TABLE `versions` (
	`id` text PRIMARY KEY NOT NULL,
	`blog_id` text NOT NULL,
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
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`published_at` text
);
--> statement-breakpoint
CREATE INDEX `versions_blog` ON `versions` (`blog_id`,`published_at`);--> statement-breakpoint
DROP INDEX `image_variants_image_width`;--> statement-breakpoint
ALTER TABLE `image_variants` ADD `format` text DEFAULT 'webp' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `image_variants_image_width` ON `image_variants` (`image_id`,`width`,`format`);--> statement-breakpoint
ALTER TABLE `blogs` ADD `image_alt` text;--> statement-breakpoint
ALTER TABLE `blogs` ADD `seo_title` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `blogs` ADD `seo_description` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE VIEW post_states AS
SELECT
	ids.id,
	coalesce(blogs.slug, kept.slug, drafts.slug, planned.slug) AS slug,
	coalesce(blogs.title, kept.title, drafts.title, planned.title) AS title,
	coalesce(blogs.excerpt, kept.excerpt, drafts.excerpt, planned.excerpt) AS excerpt,
	coalesce(blogs.date, kept.date, drafts.date, planned.date) AS date,
	coalesce(blogs.author, kept.author, drafts.author, planned.author) AS author,
	coalesce(blogs.category, kept.category, drafts.category, planned.category) AS category,
	coalesce(blogs.image_url, kept.image_url, drafts.image_url, planned.image_url) AS image_url,
	CASE
		WHEN trash.blog_id IS NOT NULL THEN 'trash'
		WHEN publications.blog_id IS NOT NULL THEN 'scheduled'
		WHEN blogs.id IS NULL THEN 'draft'
		WHEN drafts.id IS NOT NULL THEN 'changed'
		ELSE 'live'
	END AS state,
	publications.publish_at,
	publications.error AS publish_error,
	coalesce(blogs.created_at, trash.blog_created_at, drafts.created_at, planned.created_at) AS created_at,
	max(
		coalesce(blogs.updated_at, ''), coalesce(drafts.updated_at, ''),
		coalesce(trash.deleted_at, ''), coalesce(publications.created_at, '')
	) AS updated_at
FROM (
	SELECT id FROM blogs UNION SELECT id FROM drafts
	UNION SELECT blog_id FROM trash UNION SELECT blog_id FROM publications
) AS ids
LEFT JOIN blogs ON blogs.id = ids.id
LEFT JOIN drafts ON drafts.id = ids.id
LEFT JOIN trash ON trash.blog_id = ids.id
LEFT JOIN versions AS kept ON kept.id = trash.version_id
LEFT JOIN publications ON publications.blog_id = ids.id
LEFT JOIN versions AS planned ON planned.id = publications.version_id;
--> statement-breakpoint
CREATE TRIGGER blogs_insert_posts AFTER INSERT ON blogs BEGIN
	DELETE FROM posts WHERE id = NEW.id;
	INSERT INTO posts SELECT * FROM post_states WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER blogs_update_posts AFTER UPDATE ON blogs BEGIN
	DELETE FROM posts WHERE id = NEW.id;
	INSERT INTO posts SELECT * FROM post_states WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER blogs_delete_posts AFTER DELETE ON blogs BEGIN
	DELETE FROM posts WHERE id = OLD.id;
	INSERT INTO posts SELECT * FROM post_states WHERE id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER drafts_insert_posts AFTER INSERT ON drafts BEGIN
	DELETE FROM posts WHERE id = NEW.id;
	INSERT INTO posts SELECT * FROM post_states WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER drafts_update_posts AFTER UPDATE ON drafts BEGIN
	DELETE FROM posts WHERE id = NEW.id;
	INSERT INTO posts SELECT * FROM post_states WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER drafts_delete_posts AFTER DELETE ON drafts BEGIN
	DELETE FROM posts WHERE id = OLD.id;
	INSERT INTO posts SELECT * FROM post_states WHERE id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER trash_insert_posts AFTER INSERT ON trash BEGIN
	DELETE FROM posts WHERE id = NEW.blog_id;
	INSERT INTO posts SELECT * FROM post_states WHERE id = NEW.blog_id;
END;
--> statement-breakpoint
CREATE TRIGGER trash_update_posts AFTER UPDATE ON trash BEGIN
	DELETE FROM posts WHERE id = NEW.blog_id;
	INSERT INTO posts SELECT * FROM post_states WHERE id = NEW.blog_id;
END;
--> statement-breakpoint
CREATE TRIGGER trash_delete_posts AFTER DELETE ON trash BEGIN
	DELETE FROM posts WHERE id = OLD.blog_id;
	INSERT INTO posts SELECT * FROM post_states WHERE id = OLD.blog_id;
END;
--> statement-breakpoint
CREATE TRIGGER publications_insert_posts AFTER INSERT ON publications BEGIN
	DELETE FROM posts WHERE id = NEW.blog_id;
	INSERT INTO posts SELECT * FROM post_states WHERE id = NEW.blog_id;
END;
--> statement-breakpoint
CREATE TRIGGER publications_update_posts AFTER UPDATE ON publications BEGIN
	DELETE FROM posts WHERE id = NEW.blog_id;
	INSERT INTO posts SELECT * FROM post_states WHERE id = NEW.blog_id;
END;
--> statement-breakpoint
CREATE TRIGGER publications_delete_posts AFTER DELETE ON publications BEGIN
	DELETE FROM posts WHERE id = OLD.blog_id;
	INSERT INTO posts SELECT * FROM post_states WHERE id = OLD.blog_id;
END;
--> statement-breakpoint
INSERT INTO posts SELECT * FROM post_states;
--> statement-breakpoint
INSERT OR IGNORE INTO image_uses (image_id, owner, owner_id, blog_id)
SELECT named.value, 'live', blogs.id, blogs.id
FROM blogs, json_each(image_ids(blogs.image_url || ' ' || blogs.content)) AS named;
