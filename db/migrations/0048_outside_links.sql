CREATE TABLE `outside_links` (
	`url` text PRIMARY KEY NOT NULL,
	`asked_at` text,
	`failures` integer DEFAULT 0 NOT NULL,
	`failed_since` text,
	`problem` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE INDEX `outside_links_asked_at` ON `outside_links` (`asked_at`);