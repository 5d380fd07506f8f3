CREATE TABLE `enquiries` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`country` text NOT NULL,
	`topic` text NOT NULL,
	`message` text NOT NULL,
	`excerpt` text GENERATED ALWAYS AS (substr(message, 1, 160)) VIRTUAL,
	`answers` text NOT NULL,
	`status` text NOT NULL,
	`spam_score` integer NOT NULL,
	`spam_reasons` text NOT NULL,
	`assigned_to` text,
	`held` integer DEFAULT false NOT NULL,
	`newsletter` integer NOT NULL,
	`form` text NOT NULL,
	`notice_version` text NOT NULL,
	`notice_text` text NOT NULL,
	`received_at` text NOT NULL,
	`answer_by` text NOT NULL,
	`answered_at` text,
	`closed_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`assigned_to`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `enquiries_submission` ON `enquiries` (`submission_id`);--> statement-breakpoint
CREATE INDEX `enquiries_received_at` ON `enquiries` (`received_at`,`id`,`status`,`kind`);--> statement-breakpoint
CREATE INDEX `enquiries_status` ON `enquiries` (`status`,`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_assigned_to` ON `enquiries` (`assigned_to`,`received_at`);--> statement-breakpoint
CREATE INDEX `enquiries_email` ON `enquiries` (`email`,`received_at`);--> statement-breakpoint
CREATE INDEX `enquiries_name` ON `enquiries` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_answered_at` ON `enquiries` (`answered_at`);--> statement-breakpoint
CREATE TABLE `enquiry_answers` (
	`submission_id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`message_id` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enquiry_answers_enquiry` ON `enquiry_answers` (`enquiry_id`);--> statement-breakpoint
CREATE TABLE `enquiry_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`text` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `enquiry_notes_enquiry` ON `enquiry_notes` (`enquiry_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `confirmed_at` text;