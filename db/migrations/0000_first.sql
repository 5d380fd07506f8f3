CREATE TABLE `admins` (
	`id` text PRIMARY KEY NOT NULL,
	`username` text NOT NULL,
	`password_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `admins_username` ON `admins` (`username`);--> statement-breakpoint
CREATE INDEX `admins_created_at` ON `admins` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `blog_categories` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`description` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_categories_name_key` ON `blog_categories` (`name_key`);--> statement-breakpoint
CREATE INDEX `blog_categories_name` ON `blog_categories` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `blog_categories_created_at` ON `blog_categories` (`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `blogs` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`title` text NOT NULL,
	`excerpt` text DEFAULT '' NOT NULL,
	`date` text NOT NULL,
	`author` text DEFAULT 'Unknown' NOT NULL,
	`category` text DEFAULT '' NOT NULL,
	`image_url` text DEFAULT '' NOT NULL,
	`content` text DEFAULT '' NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `blogs_slug` ON `blogs` (`slug`);--> statement-breakpoint
CREATE INDEX `blogs_date` ON `blogs` (`date`,`id`);--> statement-breakpoint
CREATE INDEX `blogs_title` ON `blogs` (`title`,`id`);--> statement-breakpoint
CREATE INDEX `blogs_author` ON `blogs` (`author`,`id`);--> statement-breakpoint
CREATE INDEX `blogs_category` ON `blogs` (`category`,`date`,`id`);--> statement-breakpoint
CREATE INDEX `blogs_created_at` ON `blogs` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `blogs_updated_at` ON `blogs` (`updated_at`,`id`);--> statement-breakpoint
CREATE TABLE `image_variants` (
	`image_id` text NOT NULL,
	`width` integer NOT NULL,
	`bytes` blob NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `image_variants_image_width` ON `image_variants` (`image_id`,`width`);--> statement-breakpoint
CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`extension` text NOT NULL,
	`mime_type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`bytes` blob NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `limited_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `limited_events_key` ON `limited_events` (`key`,`at`);--> statement-breakpoint
CREATE INDEX `limited_events_at` ON `limited_events` (`at`);--> statement-breakpoint
CREATE TABLE `newsletter_outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`countries` text NOT NULL,
	`status` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text NOT NULL,
	`last_error` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `newsletter_outbox_email` ON `newsletter_outbox` (`email`);--> statement-breakpoint
CREATE INDEX `newsletter_outbox_due` ON `newsletter_outbox` (`status`,`next_attempt_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`created_at` text NOT NULL,
	`last_used_at` text NOT NULL,
	FOREIGN KEY (`admin_id`) REFERENCES `admins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_admin` ON `sessions` (`admin_id`);--> statement-breakpoint
CREATE INDEX `sessions_last_used_at` ON `sessions` (`last_used_at`);--> statement-breakpoint
CREATE TABLE `settings` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `slug_redirects` (
	`slug` text PRIMARY KEY NOT NULL,
	`blog_id` text NOT NULL,
	`created_at` text NOT NULL,
	FOREIGN KEY (`blog_id`) REFERENCES `blogs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `slug_redirects_blog` ON `slug_redirects` (`blog_id`);