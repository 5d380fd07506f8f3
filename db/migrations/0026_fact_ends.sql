ALTER TABLE `fact_values` ADD `valid_to` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- The charge of a student visa that the file began with ended on 30 June 2023; the next one that it has is of a year later.
UPDATE `fact_values` SET `valid_to` = '2023-06-30' WHERE `fact_key` = 'visa-500-charge' AND `valid_from` = '' AND `value` = '650' AND `created_by` IS NULL;
--> statement-breakpoint
INSERT INTO `fact_values` (`id`, `fact_key`, `value`, `valid_from`, `valid_to`, `source_title`, `source_url`, `instrument`, `confidence`, `checked_on`, `review_by`, `state`, `created_at`, `updated_at`)
SELECT lower(hex(randomblob(16))), `key`, '710', '2023-07-01', '2024-06-30', 'vialtopartners.com, 1 July 2024', 'https://vialtopartners.com/regional-alerts/australia-immigration-visa-applicant-charge-increases-and-other-changes-from-1-july-2024', 'Migration Amendment (Visa Application Charges) Regulations 2023 (F2023L00831)', 'high', '', '2027-07-31', 'proposed', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
FROM `facts` WHERE `key` IN ('visa-500-charge') AND NOT EXISTS (SELECT 1 FROM `fact_values` WHERE `fact_key` = `key` AND `valid_from` = '2023-07-01');
--> statement-breakpoint
INSERT INTO `fact_values` (`id`, `fact_key`, `value`, `valid_from`, `valid_to`, `source_title`, `source_url`, `instrument`, `confidence`, `checked_on`, `review_by`, `state`, `created_at`, `updated_at`)
SELECT lower(hex(randomblob(16))), `key`, '4765', '2024-07-01', '', 'atlantisvisas.com.au, 2024', 'https://www.atlantisvisas.com.au/visa-policies/subclass-189-visa-fee', NULL, 'medium', '', '2027-07-31', 'proposed', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
FROM `facts` WHERE `key` IN ('visa-189-charge', 'visa-190-charge', 'visa-491-charge') AND NOT EXISTS (SELECT 1 FROM `fact_values` WHERE `fact_key` = `key` AND `valid_from` = '2024-07-01');
