CREATE TABLE `unnamed_images` (
	`image_id` text PRIMARY KEY NOT NULL,
	`since` text NOT NULL,
	FOREIGN KEY (`image_id`) REFERENCES `images`(`id`) ON UPDATE no action ON DELETE cascade
);
