CREATE TABLE `consultation_kinds` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`minutes` integer NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`people` text NOT NULL,
	`video` integer DEFAULT true NOT NULL,
	`phone` integer DEFAULT true NOT NULL,
	`office` integer DEFAULT true NOT NULL,
	`is_shown` integer DEFAULT true NOT NULL,
	`position` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consultation_kinds_name` ON `consultation_kinds` (`name`);--> statement-breakpoint
ALTER TABLE `bookings` ADD `kind_id` text REFERENCES consultation_kinds(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `kind_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
INSERT INTO `consultation_kinds` (`id`, `name`, `minutes`, `people`, `position`, `created_at`, `updated_at`)
VALUES ('free-consultation', 'Free consultation', 30, '[]', 10, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'));--> statement-breakpoint
UPDATE `bookings` SET `kind_id` = 'free-consultation', `kind_name` = 'Free consultation';