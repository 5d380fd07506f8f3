ALTER TABLE `company` ADD `content_signal` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `company` SET `content_signal` = 'search=yes, ai-train=yes' WHERE `may_train` = 1;