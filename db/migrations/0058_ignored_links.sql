CREATE TABLE `ignored_links` (
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`kind`, `name`)
);
