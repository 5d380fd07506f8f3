ALTER TABLE `bookings` ADD `proved_at` text;--> statement-breakpoint
UPDATE `bookings` SET `proved_at` = coalesce(`booked_at`, `updated_at`) WHERE `state` <> 'unconfirmed';
