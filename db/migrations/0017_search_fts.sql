DROP TRIGGER blogs_delete_search;--> statement-breakpoint
DROP TABLE `search_index`;--> statement-breakpoint
DROP TABLE `search_posts`;--> statement-breakpoint
DROP TABLE `search_words`;--> statement-breakpoint
CREATE TABLE `search_documents` (
	`id` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`title` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_documents_kind_ref` ON `search_documents` (`kind`,`ref`);--> statement-breakpoint
CREATE TABLE `search_words` (
	`word` text PRIMARY KEY NOT NULL,
	`uses` integer NOT NULL
);
--> statement-breakpoint
CREATE VIRTUAL TABLE search USING fts5(title, heads, body, other, tokenize="porter unicode61 remove_diacritics 2 categories 'L* N* Co Mn Mc'");
--> statement-breakpoint
CREATE VIRTUAL TABLE search_spelling USING fts5(word, tokenize='trigram');
--> statement-breakpoint
CREATE TRIGGER blogs_delete_search AFTER DELETE ON blogs BEGIN
	INSERT OR IGNORE INTO search_due VALUES (OLD.id);
END;
--> statement-breakpoint
INSERT OR IGNORE INTO search_due SELECT id FROM blogs;
