CREATE TABLE `imports` (
	`id` integer PRIMARY KEY NOT NULL,
	`batch` text NOT NULL,
	`source` text NOT NULL,
	`kind` text NOT NULL,
	`source_id` text NOT NULL,
	`target_id` text NOT NULL,
	`hash` text NOT NULL,
	`version` text NOT NULL,
	`before_version_id` text,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `imports_thing` ON `imports` (`source`,`kind`,`source_id`,`batch`);--> statement-breakpoint
CREATE INDEX `imports_batch` ON `imports` (`batch`);--> statement-breakpoint
CREATE INDEX `imports_target` ON `imports` (`target_id`);--> statement-breakpoint
CREATE TABLE `old_addresses` (
	`path` text PRIMARY KEY NOT NULL,
	`blog_id` text NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `old_addresses_blog` ON `old_addresses` (`blog_id`);