CREATE TABLE `fact_uses` (
	`fact_key` text NOT NULL,
	`blog_id` text NOT NULL,
	PRIMARY KEY(`fact_key`, `blog_id`),
	FOREIGN KEY (`blog_id`) REFERENCES `blogs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `fact_uses_blog` ON `fact_uses` (`blog_id`);--> statement-breakpoint
CREATE TABLE `fact_values` (
	`id` text PRIMARY KEY NOT NULL,
	`fact_key` text NOT NULL,
	`value` text NOT NULL,
	`words` text,
	`valid_from` text DEFAULT '' NOT NULL,
	`source_title` text NOT NULL,
	`source_url` text,
	`instrument` text,
	`confidence` text,
	`checked_on` text NOT NULL,
	`checked_by` text,
	`review_by` text NOT NULL,
	`state` text NOT NULL,
	`confirmed_at` text,
	`note` text,
	`created_by` text,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL,
	FOREIGN KEY (`fact_key`) REFERENCES `facts`(`key`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `fact_values_in_force` ON `fact_values` (`fact_key`,`valid_from`) WHERE state = 'confirmed';--> statement-breakpoint
CREATE INDEX `fact_values_fact` ON `fact_values` (`fact_key`,`state`,`valid_from`);--> statement-breakpoint
CREATE INDEX `fact_values_valid_from` ON `fact_values` (`state`,`valid_from`);--> statement-breakpoint
CREATE INDEX `fact_values_review_by` ON `fact_values` (`state`,`review_by`);--> statement-breakpoint
CREATE TABLE `facts` (
	`key` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`topic` text NOT NULL,
	`created_at` text NOT NULL,
	`updated_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `facts_topic` ON `facts` (`topic`,`name`);