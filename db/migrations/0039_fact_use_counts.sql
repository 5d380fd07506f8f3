CREATE TABLE `fact_use_counts` (
	`fact_key` text PRIMARY KEY NOT NULL,
	`posts` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `fact_use_counts` (`fact_key`, `posts`)
SELECT `name`, count(*) FROM `post_uses` JOIN `posts` ON `posts`.`id` = `post_id` AND `live_id` = `version_id`
WHERE `kind` = 'fact' AND `live_slug` IS NOT NULL GROUP BY `name`;
--> statement-breakpoint
CREATE TRIGGER `fact_use_counts_named` AFTER INSERT ON `post_uses`
WHEN new.`kind` = 'fact' AND EXISTS (
	SELECT 1 FROM `posts` WHERE `id` = new.`post_id` AND `live_id` = new.`version_id` AND `live_slug` IS NOT NULL
) BEGIN
	INSERT INTO `fact_use_counts` (`fact_key`, `posts`) VALUES (new.`name`, 1)
	ON CONFLICT (`fact_key`) DO UPDATE SET `posts` = `posts` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `fact_use_counts_unnamed` AFTER DELETE ON `post_uses`
WHEN old.`kind` = 'fact' AND EXISTS (
	SELECT 1 FROM `posts` WHERE `id` = old.`post_id` AND `live_id` = old.`version_id` AND `live_slug` IS NOT NULL
) BEGIN
	UPDATE `fact_use_counts` SET `posts` = `posts` - 1 WHERE `fact_key` = old.`name`;
END;
--> statement-breakpoint
CREATE TRIGGER `fact_use_counts_pointed` AFTER UPDATE OF `live_id`, `live_slug` ON `posts`
WHEN old.`live_id` IS NOT new.`live_id` OR (old.`live_slug` IS NULL) <> (new.`live_slug` IS NULL) BEGIN
	UPDATE `fact_use_counts` SET `posts` = `posts` - 1
	WHERE old.`live_slug` IS NOT NULL AND `fact_key` IN (
		SELECT `name` FROM `post_uses` WHERE `version_id` = old.`live_id` AND `kind` = 'fact'
	);
	INSERT INTO `fact_use_counts` (`fact_key`, `posts`)
	SELECT `name`, 1 FROM `post_uses`
	WHERE new.`live_slug` IS NOT NULL AND `version_id` = new.`live_id` AND `kind` = 'fact'
	ON CONFLICT (`fact_key`) DO UPDATE SET `posts` = `posts` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `fact_use_counts_gone` BEFORE DELETE ON `posts`
WHEN old.`live_slug` IS NOT NULL BEGIN
	UPDATE `fact_use_counts` SET `posts` = `posts` - 1
	WHERE `fact_key` IN (SELECT `name` FROM `post_uses` WHERE `version_id` = old.`live_id` AND `kind` = 'fact');
END;
