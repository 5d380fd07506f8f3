DROP INDEX `posts_date`;--> statement-breakpoint
DROP INDEX `posts_title`;--> statement-breakpoint
DROP INDEX `posts_author`;--> statement-breakpoint
DROP INDEX `posts_category`;--> statement-breakpoint
DROP INDEX `posts_state`;--> statement-breakpoint
DROP INDEX `posts_created_at`;--> statement-breakpoint
DROP INDEX `posts_updated_at`;--> statement-breakpoint
CREATE INDEX `posts_date` ON `posts` (`date`,`id`,`state`,`category`,`author`,`updated_at`);--> statement-breakpoint
CREATE INDEX `posts_title` ON `posts` (`title`,`id`,`state`,`category`,`author`,`updated_at`);--> statement-breakpoint
CREATE INDEX `posts_author` ON `posts` (`author`,`created_at`,`id`,`state`,`category`,`date`,`title`,`updated_at`);--> statement-breakpoint
CREATE INDEX `posts_category` ON `posts` (`category`,`created_at`,`id`,`state`,`author`,`date`,`title`,`updated_at`);--> statement-breakpoint
CREATE INDEX `posts_state` ON `posts` (`state`,`created_at`,`id`,`category`,`author`,`date`,`title`,`updated_at`);--> statement-breakpoint
CREATE INDEX `posts_created_at` ON `posts` (`created_at`,`id`,`state`,`category`,`author`,`updated_at`);--> statement-breakpoint
CREATE INDEX `posts_updated_at` ON `posts` (`updated_at`,`id`,`state`,`category`,`author`);