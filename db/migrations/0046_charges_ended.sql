-- The charges for adults and children that the file began with are of 1 July 2025; those of 1 July 2026 aren't known.
UPDATE `fact_values` SET `valid_to` = '2026-06-30' WHERE (`fact_key` LIKE 'visa-%-charge-adult' OR `fact_key` LIKE 'visa-%-charge-child') AND `valid_from` = '2025-07-01' AND `valid_to` = '' AND `state` = 'proposed' AND `created_by` IS NULL;
