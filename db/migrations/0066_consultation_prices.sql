ALTER TABLE `bookings` ADD `price` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `has_gst` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `payment_link` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `reference` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `terms` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `agreed_at` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `paid_at` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `paid_by` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `bookings` ADD `refunded_at` text;--> statement-breakpoint
ALTER TABLE `bookings` ADD `refunded_by` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `consultation_kinds` ADD `price` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `consultation_kinds` ADD `has_gst` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `consultation_kinds` ADD `payment_link` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `consultation_kinds` ADD `next_on` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `consultation_kinds` ADD `next_price` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `consultation_kinds` ADD `next_payment_link` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `consultation_kinds` ADD `terms` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `consultation_kinds` ADD `topics` text DEFAULT '' NOT NULL;