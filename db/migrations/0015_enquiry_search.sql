CREATE TABLE `enquiry_texts` (
	`id` integer PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`message_id` text,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enquiry_texts_enquiry` ON `enquiry_texts` (`enquiry_id`);--> statement-breakpoint
CREATE INDEX `enquiry_texts_message` ON `enquiry_texts` (`message_id`);--> statement-breakpoint
CREATE VIRTUAL TABLE `enquiry_search` USING fts5(`text`, content='', contentless_delete=1, tokenize='trigram');--> statement-breakpoint
CREATE VIRTUAL TABLE `enquiry_pieces` USING fts5vocab('enquiry_search', 'instance');--> statement-breakpoint
CREATE TRIGGER `enquiries_searched` AFTER INSERT ON `enquiries` BEGIN
	INSERT INTO `enquiry_texts` (`enquiry_id`) VALUES (new.`id`);
	INSERT INTO `enquiry_search` (`rowid`, `text`) SELECT max(`id`), char(10) || new.`name` || char(10) || new.`email` || char(10) || new.`phone` || char(10) || new.`country` || char(10) || new.`topic` || char(10) || new.`message` || char(10) || new.`answers` || char(10, 10) FROM `enquiry_texts`;
END;--> statement-breakpoint
CREATE TRIGGER `enquiry_notes_searched` AFTER INSERT ON `enquiry_notes` BEGIN
	INSERT INTO `enquiry_texts` (`enquiry_id`) VALUES (new.`enquiry_id`);
	INSERT INTO `enquiry_search` (`rowid`, `text`) SELECT max(`id`), char(10) || new.`text` || char(10, 10) FROM `enquiry_texts`;
END;--> statement-breakpoint
CREATE TRIGGER `enquiry_answers_searched` AFTER INSERT ON `enquiry_answers` BEGIN
	INSERT INTO `enquiry_texts` (`enquiry_id`, `message_id`) VALUES (new.`enquiry_id`, new.`message_id`);
	INSERT INTO `enquiry_search` (`rowid`, `text`) SELECT (SELECT max(`id`) FROM `enquiry_texts`), char(10) || `subject` || char(10) || `text` || char(10, 10) FROM `messages` WHERE `id` = new.`message_id`;
END;--> statement-breakpoint
CREATE TRIGGER `messages_unsearched` AFTER DELETE ON `messages` BEGIN
	DELETE FROM `enquiry_texts` WHERE `message_id` = old.`id`;
END;--> statement-breakpoint
CREATE TRIGGER `enquiry_texts_unsearched` AFTER DELETE ON `enquiry_texts` BEGIN
	DELETE FROM `enquiry_search` WHERE `rowid` = old.`id`;
END;--> statement-breakpoint
INSERT INTO `enquiry_texts` (`enquiry_id`) SELECT `id` FROM `enquiries` ORDER BY `received_at`;--> statement-breakpoint
INSERT INTO `enquiry_search` (`rowid`, `text`) SELECT t.`id`, char(10) || e.`name` || char(10) || e.`email` || char(10) || e.`phone` || char(10) || e.`country` || char(10) || e.`topic` || char(10) || e.`message` || char(10) || e.`answers` || char(10, 10) FROM `enquiry_texts` t JOIN `enquiries` e ON e.`id` = t.`enquiry_id`;--> statement-breakpoint
INSERT INTO `enquiry_search` (`rowid`, `text`) SELECT (SELECT max(`id`) FROM `enquiry_texts`) + row_number() OVER (ORDER BY `created_at`, `id`), char(10) || `text` || char(10, 10) FROM `enquiry_notes`;--> statement-breakpoint
INSERT INTO `enquiry_texts` (`id`, `enquiry_id`) SELECT (SELECT max(`id`) FROM `enquiry_texts`) + row_number() OVER (ORDER BY `created_at`, `id`), `enquiry_id` FROM `enquiry_notes`;--> statement-breakpoint
INSERT INTO `enquiry_texts` (`enquiry_id`, `message_id`) SELECT a.`enquiry_id`, a.`message_id` FROM `enquiry_answers` a JOIN `messages` m ON m.`id` = a.`message_id`;--> statement-breakpoint
INSERT INTO `enquiry_search` (`rowid`, `text`) SELECT t.`id`, char(10) || m.`subject` || char(10) || m.`text` || char(10, 10) FROM `enquiry_texts` t JOIN `messages` m ON m.`id` = t.`message_id`;
