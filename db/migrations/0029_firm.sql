CREATE TABLE `approvals` (
	`id` text PRIMARY KEY NOT NULL,
	`person` text NOT NULL,
	`visa` text NOT NULL,
	`place` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`agreed_on` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `claims` (
	`id` text PRIMARY KEY NOT NULL,
	`label` text NOT NULL,
	`value` text NOT NULL,
	`counted` text DEFAULT '' NOT NULL,
	`as_of` text DEFAULT '' NOT NULL,
	`position` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `company` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`short_name` text NOT NULL,
	`description` text NOT NULL,
	`keywords` text DEFAULT '' NOT NULL,
	`founded` integer NOT NULL,
	`abn` text NOT NULL,
	`marns` text DEFAULT '' NOT NULL,
	`email` text NOT NULL,
	`phone` text NOT NULL,
	`phone_dial` text DEFAULT '' NOT NULL,
	`hours` text NOT NULL,
	`zone` text NOT NULL,
	`promised_hours` integer NOT NULL,
	`open_hours` integer NOT NULL,
	`messaging` text DEFAULT '' NOT NULL,
	`booking_page` text DEFAULT '' NOT NULL,
	`booking_widget` text DEFAULT '' NOT NULL,
	`enquiry_form` text DEFAULT '' NOT NULL,
	`consultation_form` text DEFAULT '' NOT NULL,
	`linkedin` text DEFAULT '' NOT NULL,
	`facebook` text DEFAULT '' NOT NULL,
	`instagram` text DEFAULT '' NOT NULL,
	`shows_results` integer NOT NULL,
	`has_samples` integer NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `offices` (
	`id` text PRIMARY KEY NOT NULL,
	`city` text NOT NULL,
	`role` text DEFAULT '' NOT NULL,
	`street` text NOT NULL,
	`locality` text NOT NULL,
	`region` text NOT NULL,
	`postcode` text NOT NULL,
	`country` text NOT NULL,
	`phone` text NOT NULL,
	`phone_dial` text DEFAULT '' NOT NULL,
	`phone_note` text DEFAULT '' NOT NULL,
	`email` text NOT NULL,
	`notices_to` text DEFAULT '' NOT NULL,
	`hours` text NOT NULL,
	`zone` text NOT NULL,
	`zone_note` text DEFAULT '' NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`position` integer NOT NULL,
	`ended_on` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `offices_city` ON `offices` (`city`);--> statement-breakpoint
CREATE TABLE `partners` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `partners_name` ON `partners` (`name`);--> statement-breakpoint
CREATE TABLE `people` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`marn` text DEFAULT '' NOT NULL,
	`registered_until` text DEFAULT '' NOT NULL,
	`renewal_lodged_on` text DEFAULT '' NOT NULL,
	`languages` text DEFAULT '' NOT NULL,
	`specialization` text DEFAULT '' NOT NULL,
	`bio` text NOT NULL,
	`image` text DEFAULT '' NOT NULL,
	`offices` text NOT NULL,
	`on_team` integer NOT NULL,
	`on_home` integer NOT NULL,
	`hours` text NOT NULL,
	`absences` text NOT NULL,
	`video_url` text DEFAULT '' NOT NULL,
	`admin_id` text DEFAULT '' NOT NULL,
	`position` integer NOT NULL,
	`ended_on` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `people_name` ON `people` (`name`);--> statement-breakpoint
CREATE TABLE `special_days` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`date` text NOT NULL,
	`offices` text NOT NULL,
	`phones` integer NOT NULL,
	`hours` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
