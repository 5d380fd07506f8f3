CREATE TABLE `post_check_kinds` (
	`code` text NOT NULL,
	`blog_id` text NOT NULL,
	PRIMARY KEY(`code`, `blog_id`)
);
--> statement-breakpoint
CREATE INDEX `post_check_kinds_blog` ON `post_check_kinds` (`blog_id`);--> statement-breakpoint
CREATE TABLE `post_checks` (
	`blog_id` text PRIMARY KEY NOT NULL,
	`version` text,
	`title` text DEFAULT '' NOT NULL,
	`blocks` integer DEFAULT 0 NOT NULL,
	`advises` integer DEFAULT 0 NOT NULL,
	`weight` integer DEFAULT 0 NOT NULL,
	`findings` text DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `post_checks_weight` ON `post_checks` (`weight`,`blog_id`);--> statement-breakpoint
CREATE INDEX `post_checks_title` ON `post_checks` (`title`,`blog_id`);--> statement-breakpoint
CREATE INDEX `post_checks_version` ON `post_checks` (`version`);--> statement-breakpoint
CREATE TABLE `post_links` (
	`slug` text NOT NULL,
	`blog_id` text NOT NULL,
	PRIMARY KEY(`slug`, `blog_id`)
);
--> statement-breakpoint
CREATE INDEX `post_links_blog` ON `post_links` (`blog_id`);--> statement-breakpoint
CREATE INDEX `posts_slug` ON `posts` (`slug`);--> statement-breakpoint
CREATE TRIGGER blogs_insert_checks AFTER INSERT ON blogs BEGIN
	INSERT INTO post_checks (blog_id) VALUES (NEW.id);
	UPDATE post_checks SET version = NULL
	WHERE blog_id IN (SELECT blog_id FROM post_links WHERE slug = NEW.slug);
END;
--> statement-breakpoint
CREATE TRIGGER blogs_update_checks AFTER UPDATE ON blogs BEGIN
	UPDATE post_checks SET version = NULL WHERE blog_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER blogs_update_slug_checks AFTER UPDATE OF slug ON blogs WHEN NEW.slug <> OLD.slug BEGIN
	UPDATE post_checks SET version = NULL
	WHERE blog_id IN (SELECT blog_id FROM post_links WHERE slug IN (OLD.slug, NEW.slug));
END;
--> statement-breakpoint
CREATE TRIGGER blogs_delete_checks AFTER DELETE ON blogs BEGIN
	DELETE FROM post_checks WHERE blog_id = OLD.id;
	DELETE FROM post_check_kinds WHERE blog_id = OLD.id;
	DELETE FROM post_links WHERE blog_id = OLD.id;
	UPDATE post_checks SET version = NULL
	WHERE blog_id IN (SELECT blog_id FROM post_links WHERE slug = OLD.slug);
END;
--> statement-breakpoint
CREATE TRIGGER slug_redirects_insert_checks AFTER INSERT ON slug_redirects BEGIN
	UPDATE post_checks SET version = NULL
	WHERE blog_id IN (SELECT blog_id FROM post_links WHERE slug = NEW.slug);
END;
--> statement-breakpoint
CREATE TRIGGER slug_redirects_delete_checks AFTER DELETE ON slug_redirects BEGIN
	UPDATE post_checks SET version = NULL
	WHERE blog_id IN (SELECT blog_id FROM post_links WHERE slug = OLD.slug);
END;
--> statement-breakpoint
CREATE TRIGGER images_delete_checks AFTER DELETE ON images BEGIN
	UPDATE post_checks SET version = NULL
	WHERE blog_id IN (SELECT blog_id FROM image_uses WHERE image_id = OLD.id AND owner = 'live');
END;
--> statement-breakpoint
INSERT INTO post_checks (blog_id, title) SELECT id, title FROM blogs;
