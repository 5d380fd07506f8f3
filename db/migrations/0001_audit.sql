CREATE TABLE `audit_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`admin_id` text,
	`username` text NOT NULL,
	`action` text NOT NULL,
	`resource` text NOT NULL,
	`record_id` text NOT NULL,
	`summary` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_events_at` ON `audit_events` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `audit_events_username` ON `audit_events` (`username`,`at`);--> statement-breakpoint
CREATE INDEX `audit_events_resource` ON `audit_events` (`resource`,`record_id`);