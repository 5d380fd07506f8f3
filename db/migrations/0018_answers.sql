CREATE TABLE `answer_templates` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `answer_templates_name` ON `answer_templates` (`name`);--> statement-breakpoint
CREATE TABLE `enquiry_replies` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`text` text NOT NULL,
	`received_at` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enquiry_replies_enquiry` ON `enquiry_replies` (`enquiry_id`,`received_at`);--> statement-breakpoint
ALTER TABLE `admins` ADD `name` text;--> statement-breakpoint
ALTER TABLE `admins` ADD `role` text;--> statement-breakpoint
ALTER TABLE `admins` ADD `marn` text;--> statement-breakpoint
ALTER TABLE `enquiry_answers` ADD `text` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `number` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `replied_at` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `delivery` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `verdict_by` text;--> statement-breakpoint
UPDATE `enquiries` SET `number` = 1000 + (SELECT `position` FROM (SELECT `id`, row_number() OVER (ORDER BY `received_at`, `id`) AS `position` FROM `enquiries`) AS `numbered` WHERE `numbered`.`id` = `enquiries`.`id`);--> statement-breakpoint
UPDATE `enquiries` SET `delivery` = 'failed', `status` = CASE WHEN `status` = 'spam' THEN `status` ELSE 'open' END, `closed_at` = NULL WHERE (SELECT `status` FROM `messages` WHERE `enquiry_id` = `enquiries`.`id` AND `kind` = 'answer' AND `status` <> 'dropped' ORDER BY `created_at` DESC, `rowid` DESC LIMIT 1) = 'failed';--> statement-breakpoint
UPDATE `enquiries` SET `answered_at` = (SELECT min(`created_at`) FROM `messages` WHERE `enquiry_id` = `enquiries`.`id` AND `kind` = 'answer' AND `status` IN ('waiting', 'sent')) WHERE `delivery` = 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_number` ON `enquiries` (`number`);--> statement-breakpoint
INSERT INTO `answer_templates` (`id`, `name`, `subject`, `text`, `created_at`, `updated_at`) VALUES
('more-details', 'Ask for more details', '', '{{greeting}}

Thank you for your message. So that we can give you a proper answer, please tell us:

- which visa you hold now, if any, and when it expires
- your age and your highest qualification
- [what else we need to know]

Please don’t email passport or health details.', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
('offer-time', 'Offer a consultation', '', '{{greeting}}

Thank you for your message. The best next step is a free 30-minute consultation, by video, by phone or at one of our offices.

Would [day, time and time zone] suit you? If not, send us two or three times that would.', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
('confirm-time', 'Confirm a consultation', '', '{{greeting}}

Your consultation is on [day, time and time zone], [by video, by phone or at which office].

[How to join]

If something comes up, reply to this email and we will find another time.', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
('assessment', 'After an assessment', '', '{{greeting}}

Thank you for your answers. From what you told us, [visa] looks possible, because [why]. The first thing we would check is [what].

This is general information, not immigration advice. Whether it applies to you depends on all of your circumstances, which we can go through in a free consultation.', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')),
('not-us', 'We can’t help with this', '', '{{greeting}}

Thank you for writing to us. I’m afraid what you ask about is not something we can help with. [Who can help]

We wish you all the best.', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));--> statement-breakpoint
CREATE TRIGGER `enquiry_replies_searched` AFTER INSERT ON `enquiry_replies` BEGIN
	INSERT INTO `enquiry_texts` (`enquiry_id`) VALUES (new.`enquiry_id`);
	INSERT INTO `enquiry_search` (`rowid`, `text`) SELECT max(`id`), char(10) || new.`text` || char(10, 10) FROM `enquiry_texts`;
END;
