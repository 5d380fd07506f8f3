DELETE FROM `rate_limit_hits`;--> statement-breakpoint
DROP INDEX `rate_limit_hits_at`;--> statement-breakpoint
ALTER TABLE `rate_limit_hits` ADD `expires_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `rate_limit_hits_expires_at` ON `rate_limit_hits` (`expires_at`);