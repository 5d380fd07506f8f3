ALTER TABLE `consultation_notes` ADD `admin_id` text REFERENCES admins(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `people` ADD `account_link_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `account_proposed_by` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `account_confirmed_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `signatures` ADD `admin_id` text REFERENCES admins(id) ON DELETE set null;--> statement-breakpoint
ALTER TABLE `signatures` ADD `link_id` text;--> statement-breakpoint
UPDATE `people` SET `account_link_id` = lower(hex(randomblob(16))) WHERE `admin_id` <> '';--> statement-breakpoint
UPDATE `consultation_notes` SET `admin_id` = (SELECT `id` FROM `admins` WHERE `username` = `created_by`);--> statement-breakpoint
UPDATE `signatures` SET `admin_id` = (SELECT `id` FROM `admins` WHERE `username` = `created_by`);--> statement-breakpoint
UPDATE `signatures` SET `link_id` = (
  SELECT `account_link_id` FROM `people`
  WHERE `people`.`id` = `person_id` AND `people`.`admin_id` = `signatures`.`admin_id`
);
