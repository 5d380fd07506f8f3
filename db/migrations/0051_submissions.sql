CREATE TABLE `submissions` (
	`kind` text NOT NULL,
	`id` text NOT NULL,
	`row_id` text NOT NULL,
	`content_hash` text NOT NULL,
	`enquiry_id` text,
	`post_id` text,
	PRIMARY KEY(`kind`, `id`),
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `submissions_enquiry` ON `submissions` (`enquiry_id`);--> statement-breakpoint
CREATE INDEX `submissions_post` ON `submissions` (`post_id`);