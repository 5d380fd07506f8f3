DELETE FROM `spam_tokens`;--> statement-breakpoint
UPDATE `enquiries` SET `learned` = NULL WHERE `learned` IS NOT NULL;
