CREATE TABLE `media` (
	`id` text PRIMARY KEY NOT NULL,
	`extension` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`size` integer NOT NULL,
	`name` text DEFAULT '' NOT NULL,
	`alt` text,
	`focus_x` integer DEFAULT 50 NOT NULL,
	`focus_y` integer DEFAULT 50 NOT NULL,
	`is_kept` integer DEFAULT false NOT NULL,
	`deleted_at` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `media_created_at` ON `media` (`created_at`,`id`);--> statement-breakpoint
CREATE INDEX `media_name` ON `media` (`name`,`id`);--> statement-breakpoint
CREATE INDEX `media_size` ON `media` (`size`,`id`);--> statement-breakpoint
ALTER TABLE `blogs` ADD `image_focus` text DEFAULT '' NOT NULL;--> statement-breakpoint
INSERT INTO `media` (`id`, `extension`, `width`, `height`, `size`, `created_at`, `updated_at`)
SELECT `id`, `extension`, `width`, `height`, length(`bytes`), `created_at`, `created_at` FROM `images`;
