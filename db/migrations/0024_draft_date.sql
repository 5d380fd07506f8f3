ALTER TABLE `post_versions` ADD `is_date_set` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- An editor chose a date that isn't the day it was made, in Sydney or in UTC; what was live keeps its own.
UPDATE `post_versions` SET `is_date_set` = true WHERE `date` <> ''
  AND `date` NOT IN (date(`created_at`), date(`created_at`, '+10 hours'), date(`created_at`, '+11 hours'));
--> statement-breakpoint
UPDATE `post_versions` SET `is_date_set` = true
WHERE `post_id` IN (SELECT `post_id` FROM `post_versions` WHERE `published_at` IS NOT NULL);
--> statement-breakpoint
-- A post that was live once, whose last text was discarded, was in no list: it goes into the trash.
CREATE TEMP TABLE `lost` AS
SELECT `p`.`id` AS `id`, max(`v`.`id`) AS `version` FROM `posts` `p` JOIN `post_versions` `v` ON `v`.`post_id` = `p`.`id`
WHERE `p`.`state` = 'gone' AND `v`.`discarded_at` IS NOT NULL
  AND EXISTS (SELECT 1 FROM `post_versions` `o` WHERE `o`.`post_id` = `p`.`id` AND `o`.`published_at` IS NOT NULL)
GROUP BY `p`.`id`;
--> statement-breakpoint
UPDATE `post_versions` SET `discarded_at` = NULL WHERE `id` IN (SELECT `version` FROM `lost`);
--> statement-breakpoint
UPDATE `posts` SET (`working_id`, `deleted_at`, `deleted_by`, `state`) =
  (SELECT `version`, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), '', 'trash' FROM `lost` WHERE `lost`.`id` = `posts`.`id`)
WHERE `id` IN (SELECT `id` FROM `lost`);
--> statement-breakpoint
DROP TABLE `lost`;
