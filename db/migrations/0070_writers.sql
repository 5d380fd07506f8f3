CREATE TABLE `publication_requests` (
	`post_id` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`asked_by` text NOT NULL,
	`asked_at` text,
	`note` text DEFAULT '' NOT NULL,
	`mailed_at` text,
	`sent_back_at` text,
	`sent_back_by` text DEFAULT '' NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `admins` ADD `may_publish` integer DEFAULT true NOT NULL;