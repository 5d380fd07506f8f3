UPDATE `enquiries` SET `answered_at` = (
	SELECT min(`at`) FROM (
		SELECT `created_at` AS `at` FROM `messages` WHERE `messages`.`enquiry_id` = `enquiries`.`id` AND `kind` = 'answer' AND `messages`.`status` IN ('sent', 'waiting')
		UNION ALL SELECT `at` FROM `enquiry_contacts` WHERE `enquiry_contacts`.`enquiry_id` = `enquiries`.`id`
		UNION ALL SELECT `booked_at` FROM `bookings` WHERE `bookings`.`enquiry_id` = `enquiries`.`id` AND `created_by` IS NOT NULL AND `booked_at` IS NOT NULL
	)
) WHERE `id` IN (SELECT `enquiry_id` FROM `bookings` WHERE `created_by` IS NULL AND `booked_at` IS NOT NULL);
