ALTER TABLE `subscribers` ADD `told` text;
--> statement-breakpoint
-- What the provider was told, as far as it accepted it; what it is still to be told becomes a message.
UPDATE `subscribers` SET `told` = `state` WHERE `status` = 'sent' AND `state` IN ('subscribed', 'left');
--> statement-breakpoint
INSERT INTO `messages` (`id`, `kind`, `to_email`, `subject`, `text`, `html`, `message_id`, `status`, `attempts`, `next_attempt_at`, `last_error`, `created_at`, `updated_at`)
SELECT `id`, CASE `state` WHEN 'left' THEN 'unsubscribe' WHEN 'erased' THEN 'erase' ELSE 'subscribe' END,
  `email`, '', '', '', `id`, iif(`state` = 'erased', 'waiting', `status`),
  `attempts`, `next_attempt_at`, `last_error`, `updated_at`, `updated_at`
FROM `subscribers` WHERE `status` IN ('waiting', 'failed') OR `state` = 'erased';
--> statement-breakpoint
DROP INDEX `subscribers_due`;
--> statement-breakpoint
ALTER TABLE `subscribers` DROP COLUMN `status`;
--> statement-breakpoint
ALTER TABLE `subscribers` DROP COLUMN `attempts`;
--> statement-breakpoint
ALTER TABLE `subscribers` DROP COLUMN `next_attempt_at`;
--> statement-breakpoint
ALTER TABLE `subscribers` DROP COLUMN `last_error`;
--> statement-breakpoint
DROP INDEX `messages_due`;
--> statement-breakpoint
CREATE INDEX `messages_due` ON `messages` (`status`,`next_attempt_at`,`kind`);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_call` ON `messages` (`to_email`) WHERE kind IN ('subscribe', 'unsubscribe', 'erase');
