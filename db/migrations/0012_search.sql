CREATE TABLE `post_numbers` (
	`number` integer PRIMARY KEY NOT NULL,
	`post_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `post_numbers_post_id_unique` ON `post_numbers` (`post_id`);--> statement-breakpoint
CREATE TABLE `search_due` (
	`blog_id` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_misses` (
	`words` text PRIMARY KEY NOT NULL,
	`times` integer NOT NULL,
	`last_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `search_posts` (
	`number` integer PRIMARY KEY NOT NULL,
	`blog_id` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `search_posts_blog_id_unique` ON `search_posts` (`blog_id`);--> statement-breakpoint
CREATE TABLE `search_words` (
	`word` text PRIMARY KEY NOT NULL,
	`posts` integer NOT NULL
);
--> statement-breakpoint
CREATE VIRTUAL TABLE post_trigrams USING fts5(title, author, category, content='', contentless_delete=1, tokenize='trigram');
--> statement-breakpoint
INSERT INTO post_numbers (post_id) SELECT id FROM posts;
--> statement-breakpoint
INSERT INTO post_trigrams (rowid, title, author, category)
SELECT number, title, author, category FROM post_numbers JOIN posts ON posts.id = post_id;
--> statement-breakpoint
CREATE TRIGGER posts_insert_trigrams AFTER INSERT ON posts BEGIN
	INSERT INTO post_numbers (post_id) VALUES (NEW.id);
	INSERT INTO post_trigrams (rowid, title, author, category)
	SELECT number, NEW.title, NEW.author, NEW.category FROM post_numbers WHERE post_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER posts_delete_trigrams AFTER DELETE ON posts BEGIN
	DELETE FROM post_trigrams WHERE rowid = (SELECT number FROM post_numbers WHERE post_id = OLD.id);
	DELETE FROM post_numbers WHERE post_id = OLD.id;
END;
--> statement-breakpoint
CREATE VIRTUAL TABLE search_index USING fts5(words, content='', contentless_delete=1, detail=none, tokenize='ascii');
--> statement-breakpoint
CREATE TRIGGER blogs_insert_search AFTER INSERT ON blogs BEGIN
	INSERT OR IGNORE INTO search_due VALUES (NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER blogs_update_search AFTER UPDATE OF title, excerpt, date, author, category, content ON blogs BEGIN
	INSERT OR IGNORE INTO search_due VALUES (NEW.id);
END;
--> statement-breakpoint
CREATE TRIGGER blogs_delete_search AFTER DELETE ON blogs BEGIN
	DELETE FROM search_index WHERE rowid = (SELECT number FROM search_posts WHERE blog_id = OLD.id);
	DELETE FROM search_posts WHERE blog_id = OLD.id;
	DELETE FROM search_due WHERE blog_id = OLD.id;
END;
--> statement-breakpoint
INSERT INTO search_due SELECT id FROM blogs;
