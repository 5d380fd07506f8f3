CREATE TABLE `message_papers` (
	`message_id` text NOT NULL,
	`paper_id` text NOT NULL,
	PRIMARY KEY(`message_id`, `paper_id`),
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `message_papers_paper` ON `message_papers` (`paper_id`);--> statement-breakpoint
CREATE TABLE `paper_bytes` (
	`paper_id` text PRIMARY KEY NOT NULL,
	`bytes` blob NOT NULL,
	FOREIGN KEY (`paper_id`) REFERENCES `papers`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `papers` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text,
	`title` text NOT NULL,
	`name` text NOT NULL,
	`size` integer NOT NULL,
	`pages` integer NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `papers_enquiry` ON `papers` (`enquiry_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `papers_created_at` ON `papers` (`created_at`,`id`);