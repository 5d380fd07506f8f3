UPDATE `company` SET `description` = replace(`description`, 'Canberra, Adelaide and Ahmedabad', '{cities}');
--> statement-breakpoint
UPDATE `people` SET `specialization` = 'Course choice' WHERE `specialization` = 'Course choice and Genuine Student evidence' AND `marn` = '';
