ALTER TABLE `limited_events` RENAME TO `rate_limit_hits`;
--> statement-breakpoint
ALTER TABLE `newsletter_outbox` RENAME TO `subscribers`;
--> statement-breakpoint
DROP INDEX `limited_events_key`;
--> statement-breakpoint
DROP INDEX `limited_events_at`;
--> statement-breakpoint
CREATE INDEX `rate_limit_hits_key` ON `rate_limit_hits` (`key`,`at`);
--> statement-breakpoint
CREATE INDEX `rate_limit_hits_at` ON `rate_limit_hits` (`at`);
--> statement-breakpoint
DROP INDEX `newsletter_outbox_email`;
--> statement-breakpoint
DROP INDEX `newsletter_outbox_due`;
--> statement-breakpoint
DROP INDEX `newsletter_outbox_created_at`;
--> statement-breakpoint
DROP INDEX `newsletter_outbox_state`;
--> statement-breakpoint
CREATE UNIQUE INDEX `subscribers_email` ON `subscribers` (`email`);
--> statement-breakpoint
CREATE INDEX `subscribers_due` ON `subscribers` (`status`,`next_attempt_at`);
--> statement-breakpoint
CREATE INDEX `subscribers_created_at` ON `subscribers` (`created_at`,`id`);
--> statement-breakpoint
CREATE INDEX `subscribers_state` ON `subscribers` (`state`,`created_at`,`id`);
