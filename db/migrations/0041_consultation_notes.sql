CREATE TABLE `consultation_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`booking_id` text NOT NULL,
	`enquiry_id` text NOT NULL,
	`asked` text NOT NULL,
	`advised` text NOT NULL,
	`next_step` text DEFAULT '' NOT NULL,
	`created_by` text NOT NULL,
	`signed_as` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consultation_notes_booking` ON `consultation_notes` (`booking_id`);--> statement-breakpoint
CREATE INDEX `consultation_notes_enquiry` ON `consultation_notes` (`enquiry_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `enquiries` ADD `guide_given_on` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `agreement_sent_on` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `agreement_signed_on` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `erased_at` text;--> statement-breakpoint
CREATE TRIGGER `consultation_notes_stay` BEFORE UPDATE ON `consultation_notes` BEGIN
	SELECT RAISE(ABORT, 'the note of a consultation is never changed');
END;--> statement-breakpoint
CREATE TRIGGER `consultation_notes_searched` AFTER INSERT ON `consultation_notes` BEGIN
	INSERT INTO `enquiry_texts` (`enquiry_id`) VALUES (new.`enquiry_id`);
	INSERT INTO `enquiry_search` (`rowid`, `text`) SELECT max(`id`), char(10) || new.`asked` || char(10) || new.`advised` || char(10) || new.`next_step` || char(10, 10) FROM `enquiry_texts`;
END;--> statement-breakpoint
-- What ended before isn't asked for.
INSERT INTO `settings` (`key`, `value`) SELECT 'records_from', strftime('%Y-%m-%dT%H:%M:%fZ', 'now') WHERE EXISTS (SELECT 1 FROM `enquiries`);
