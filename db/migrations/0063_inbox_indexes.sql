CREATE INDEX `enquiries_kind` ON `enquiries` (`kind`,`received_at`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_answer_by` ON `enquiries` (`answer_by`,`id`);--> statement-breakpoint
CREATE INDEX `enquiries_next_step` ON `enquiries` (`next_on`,`received_at`,`id`);