CREATE TABLE `__new_imports` (
	`source` text NOT NULL,
	`kind` text NOT NULL,
	`source_id` text NOT NULL,
	`target_id` text NOT NULL,
	`hash` text NOT NULL,
	`version` text NOT NULL,
	PRIMARY KEY(`source`, `kind`, `source_id`)
);
--> statement-breakpoint
-- Of several batches that brought a thing, the last.
INSERT OR REPLACE INTO `__new_imports`("source", "kind", "source_id", "target_id", "hash", "version") SELECT "source", "kind", "source_id", "target_id", "hash", "version" FROM `imports` WHERE "kind" NOT IN ('category', 'fact') ORDER BY "id";--> statement-breakpoint
DROP TABLE `imports`;--> statement-breakpoint
ALTER TABLE `__new_imports` RENAME TO `imports`;
