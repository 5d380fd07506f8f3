CREATE TABLE `spam_tokens` (
	`token` integer PRIMARY KEY NOT NULL,
	`spam_count` integer NOT NULL,
	`honest_count` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `enquiries` ADD `learned` text;