ALTER TABLE `bookings` ADD `answer_writers` text;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `located_in` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `nationality` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `family` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `refusals` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `wants_to_know` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `enquiries` ADD `decide_by` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `consultation_kinds` ADD `required_answers` text DEFAULT '' NOT NULL;