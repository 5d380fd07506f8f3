CREATE TABLE `enquiry_contacts` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`channel` text NOT NULL,
	`text` text NOT NULL,
	`at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enquiry_contacts_enquiry` ON `enquiry_contacts` (`enquiry_id`,`at`);--> statement-breakpoint
CREATE TABLE `enquiry_joins` (
	`enquiry_id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enquiry_joins_group` ON `enquiry_joins` (`group_id`);--> statement-breakpoint
ALTER TABLE `enquiries` ADD `phone_digits` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `contact_by` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `channel` text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `entered_by` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `came_from` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `office_id` text REFERENCES offices(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `person_id` text REFERENCES people(id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX `enquiries_phone_digits` ON `enquiries` (`phone_digits`,`received_at`);--> statement-breakpoint
ALTER TABLE `offices` ADD `countries` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `offices` ADD `topics` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `topics` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `enquiries` SET `phone_digits` = last_digits(`phone`) WHERE `phone` <> '';--> statement-breakpoint
CREATE TRIGGER `enquiry_contacts_searched` AFTER INSERT ON `enquiry_contacts` BEGIN
	INSERT INTO `enquiry_texts` (`enquiry_id`) VALUES (new.`enquiry_id`);
	INSERT INTO `enquiry_search` (`rowid`, `text`) SELECT max(`id`), char(10) || new.`text` || char(10, 10) FROM `enquiry_texts`;
END;
