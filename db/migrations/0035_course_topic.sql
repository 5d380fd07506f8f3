UPDATE `people` SET `topics` = replace(`topics`, 'Studying in Australia', 'Choosing a course') WHERE `topics` LIKE '%Studying in Australia%';--> statement-breakpoint
UPDATE `offices` SET `topics` = replace(`topics`, 'Studying in Australia', 'Choosing a course') WHERE `topics` LIKE '%Studying in Australia%';
