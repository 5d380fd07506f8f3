-- The oldest version of the program that may open the file (db/migrationFiles.ts).
INSERT OR IGNORE INTO settings ("key", "value") VALUES ('oldest_version', '1.0.0');
--> statement-breakpoint
-- Keys the list of erasures beside the file (db/enquiries/erasures.ts).
INSERT OR IGNORE INTO settings ("key", "value") VALUES ('erasure_key', lower(hex(randomblob(32))));
