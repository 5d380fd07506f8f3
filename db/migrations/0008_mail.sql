CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`subscriber_id` text NOT NULL,
	`source` text NOT NULL,
	`wording` text NOT NULL,
	`given_at` text NOT NULL,
	`confirmed_at` text,
	`ended_at` text,
	FOREIGN KEY (`subscriber_id`) REFERENCES `newsletter_outbox`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `consents_subscriber` ON `consents` (`subscriber_id`,`given_at`);--> statement-breakpoint
CREATE INDEX `consents_ended_at` ON `consents` (`ended_at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`to_email` text NOT NULL,
	`to_name` text DEFAULT '' NOT NULL,
	`reply_to` text,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`headers` text,
	`enquiry_id` text,
	`message_id` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text NOT NULL,
	`last_error` text,
	`begun_at` text,
	`sent_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_message_id` ON `messages` (`message_id`);--> statement-breakpoint
CREATE INDEX `messages_due` ON `messages` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE INDEX `messages_created_at` ON `messages` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `messages_enquiry` ON `messages` (`enquiry_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `messages_to_email` ON `messages` (`to_email`);--> statement-breakpoint
ALTER TABLE `newsletter_outbox` ADD `state` text DEFAULT 'subscribed' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_outbox` ADD `source` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_outbox` ADD `asked_at` text;--> statement-breakpoint
ALTER TABLE `newsletter_outbox` ADD `last_asked_at` text;--> statement-breakpoint
ALTER TABLE `newsletter_outbox` ADD `asks` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `newsletter_outbox` ADD `confirmed_at` text;--> statement-breakpoint
ALTER TABLE `newsletter_outbox` ADD `left_at` text;--> statement-breakpoint
CREATE INDEX `newsletter_outbox_created_at` ON `newsletter_outbox` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `newsletter_outbox_state` ON `newsletter_outbox` (`state`,`created_at`,`id`);