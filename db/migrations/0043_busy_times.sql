CREATE TABLE `busy_calendars` (
	`person_id` text PRIMARY KEY NOT NULL,
	`url` text NOT NULL,
	`read_at` text,
	`asked_at` text,
	`failed_since` text,
	`problem` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `busy_times` (
	`id` integer PRIMARY KEY NOT NULL,
	`person_id` text NOT NULL,
	`from_at` integer NOT NULL,
	`to_at` integer NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `busy_times_person` ON `busy_times` (`person_id`);--> statement-breakpoint
CREATE INDEX `busy_times_to` ON `busy_times` (`to_at`);