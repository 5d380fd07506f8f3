CREATE INDEX `enquiries_kind` ON `enquiries` (`kind`,`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_answer_by` ON `enquiries` (`answer_by`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_office` ON `enquiries` (`office_id`,`received_at`,`id`,`status`);--> statement-breakpoint
CREATE INDEX `enquiries_person` ON `enquiries` (`person_id`);--> statement-breakpoint
CREATE INDEX `enquiries_outcome` ON `enquiries` (`outcome`,`received_at`,`id`,`status`);--> statement-breakpoint
CREATE INDEX `enquiries_next_step` ON `enquiries` (`next_on`,`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `post_versions_created_at` ON `post_versions` (`discarded_at`,`created_at`);