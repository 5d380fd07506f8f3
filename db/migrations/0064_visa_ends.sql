ALTER TABLE `enquiries` ADD `visa_held` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `visa_ends_on` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `visa_end_done` text;--> statement-breakpoint
CREATE INDEX `enquiries_visa_ends_on` ON `enquiries` (`visa_ends_on`);