-- Verdicts alone teach, and messages and sites are tokens of their own: what was taught is counted again.
DELETE FROM `spam_tokens`;
--> statement-breakpoint
UPDATE `enquiries` SET `learned` = NULL WHERE `learned` IS NOT NULL;
