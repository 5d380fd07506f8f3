CREATE TABLE `draft_note_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`note_id` text NOT NULL,
	`text` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`note_id`) REFERENCES `draft_notes`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `draft_note_replies_note` ON `draft_note_replies` (`note_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `draft_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL,
	`quote` text NOT NULL,
	`before` text DEFAULT '' NOT NULL,
	`text` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`resolved_at` text,
	`resolved_by` text,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `draft_notes_post` ON `draft_notes` (`post_id`,`created_at`);