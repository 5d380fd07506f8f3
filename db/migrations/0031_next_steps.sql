CREATE TABLE `enquiry_corrections` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`field` text NOT NULL,
	`before` text NOT NULL,
	`after` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enquiry_corrections_enquiry` ON `enquiry_corrections` (`enquiry_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `enquiries` ADD `next_on` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `next_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `outcome` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `outcome_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `enquiries_next_on` ON `enquiries` (`next_on`,`status`);--> statement-breakpoint
CREATE TRIGGER `enquiries_corrected` AFTER UPDATE OF `name`, `email`, `phone`, `country`, `topic` ON `enquiries` BEGIN
	UPDATE `enquiry_search` SET `text` = char(10) || new.`name` || char(10) || new.`email` || char(10) || new.`phone` || char(10) || new.`country` || char(10) || new.`topic` || char(10) || new.`message` || char(10) || new.`answers` || char(10, 10) WHERE `rowid` = (SELECT min(`id`) FROM `enquiry_texts` WHERE `enquiry_id` = new.`id`);
END;
