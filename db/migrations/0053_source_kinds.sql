ALTER TABLE `fact_values` ADD `source_kind` text DEFAULT 'other' NOT NULL;--> statement-breakpoint
UPDATE `fact_values` SET `source_kind` = CASE
  WHEN `created_by` IS NULL AND `source_title` LIKE 'Inferred%' THEN 'estimate'
  WHEN `source_title` = 'Our own figure' THEN 'firm'
  WHEN `source_url` LIKE 'https://legislation.gov.au/%' OR `source_url` LIKE 'https://%.legislation.gov.au/%' THEN 'law'
  WHEN `source_url` LIKE 'https://homeaffairs.gov.au/%' OR `source_url` LIKE 'https://%.homeaffairs.gov.au/%' THEN 'department'
  ELSE 'other' END;--> statement-breakpoint
UPDATE `fact_values` SET `instrument` = NULL, `source_url` = NULL WHERE `source_kind` = 'estimate';
