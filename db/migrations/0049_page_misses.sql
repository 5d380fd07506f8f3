CREATE TABLE `page_misses` (
	`path` text NOT NULL,
	`host` text NOT NULL,
	`times` integer NOT NULL,
	`last_at` text NOT NULL,
	PRIMARY KEY(`path`, `host`)
);
