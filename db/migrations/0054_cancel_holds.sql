ALTER TABLE `bookings` ADD `reinstated_at` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `person_uid` text;