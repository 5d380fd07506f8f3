CREATE TABLE `campaigns` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`form` text NOT NULL,
	`state` text NOT NULL,
	`name` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `campaigns_post` ON `campaigns` (`post_id`,`created_at`);