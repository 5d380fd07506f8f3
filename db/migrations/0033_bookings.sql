CREATE TABLE `booking_quarters` (
	`person_id` text NOT NULL,
	`quarter` integer NOT NULL,
	`booking_id` text NOT NULL,
	PRIMARY KEY(`person_id`, `quarter`),
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`booking_id`) REFERENCES `bookings`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `booking_quarters_booking` ON `booking_quarters` (`booking_id`);--> statement-breakpoint
CREATE TABLE `bookings` (
	`id` text PRIMARY KEY NOT NULL,
	`enquiry_id` text NOT NULL,
	`person_id` text,
	`office_id` text,
	`how` text NOT NULL,
	`starts_at` text NOT NULL,
	`ends_at` text NOT NULL,
	`zone` text NOT NULL,
	`state` text NOT NULL,
	`held_until` text,
	`held_for` text,
	`anyone` integer DEFAULT false NOT NULL,
	`sequence` integer DEFAULT 0 NOT NULL,
	`moves` integer DEFAULT 0 NOT NULL,
	`outside` integer DEFAULT false NOT NULL,
	`cancelled_by` text DEFAULT '' NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`booked_at` text,
	`reminded_at` text,
	`created_by` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`enquiry_id`) REFERENCES `enquiries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`office_id`) REFERENCES `offices`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `bookings_enquiry` ON `bookings` (`enquiry_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `bookings_starts_at` ON `bookings` (`starts_at`,`state`);--> statement-breakpoint
CREATE INDEX `bookings_person` ON `bookings` (`person_id`,`starts_at`);--> statement-breakpoint
CREATE INDEX `bookings_held_until` ON `bookings` (`held_until`);--> statement-breakpoint
ALTER TABLE `company` ADD `booking_notice` integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE `company` ADD `booking_buffer` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `company` ADD `booking_days` integer DEFAULT 28 NOT NULL;--> statement-breakpoint
ALTER TABLE `company` ADD `booking_at_once` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `notices_to` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `people` ADD `takes_bookings` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `messages` ADD `calendar` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `expires_at` text;