ALTER TABLE `post_versions` ADD `share_image` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `posts` ADD `share_image` text DEFAULT '' NOT NULL;--> statement-breakpoint
DROP VIEW `blogs`;--> statement-breakpoint
CREATE VIEW `blogs` AS SELECT id, title, live_slug AS slug, excerpt, date, author, category, image_url, image_alt, seo_title, seo_description, share_image,
  (SELECT content FROM post_versions WHERE post_versions.id = live_id) AS content,
  created_at, live_at AS updated_at, image_focus, key
FROM posts WHERE +live_slug IS NOT NULL;