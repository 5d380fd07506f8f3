CREATE TABLE `signatures` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`version` text NOT NULL,
	`person_id` text,
	`name` text NOT NULL,
	`marn` text NOT NULL,
	`signed_on` text NOT NULL,
	`good_until` text NOT NULL,
	`withdrawn_at` text,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `signatures_subject` ON `signatures` (`subject`,`created_at`);--> statement-breakpoint
CREATE INDEX `signatures_person` ON `signatures` (`person_id`);--> statement-breakpoint
ALTER TABLE `company` ADD `may_train` integer DEFAULT false NOT NULL;