import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client';

/** Caps matches to the newest texts. */
const maxTexts = 500;
/** Caps the index terms read for one or two characters, which may occur in every text. */
const maxPieces = 4000;

/**
 * Returns the ids of enquiries whose messages, notes or replies contain a text, in any case,
 * limited to the newest 500 such texts. One or two letters or digits must begin a word, except in
 * scripts without spaces between words.
 */
export function matchingEnquiries(q: string): SQL {
  const text = q.replaceAll('\0', ' ');
  const texts = [...text].length < 3 ? matchingTrigrams(text.toLowerCase()) : matchingTexts(text);
  return sql`(SELECT enquiry_id FROM enquiry_texts WHERE id IN (${texts}))`;
}

function matchingTexts(text: string): SQL {
  const phrase = `"${text.replaceAll('"', '""')}"`;
  return sql`SELECT rowid FROM enquiry_search WHERE enquiry_search MATCH ${phrase} ORDER BY rowid DESC LIMIT ${maxTexts}`;
}

/** Finds trigrams of the index that begin with the text. */
function matchingTrigrams(text: string): SQL {
  const beginnings = /^[\p{Lu}\p{Ll}\p{N}]/u.test(text) ? [`\n${text}`, ` ${text}`] : [text];
  const ranges = beginnings.map(
    (from) =>
      sql`SELECT doc FROM enquiry_pieces WHERE term >= ${from} AND term < ${`${from}\u{10ffff}`}`,
  );
  const pieces = sql.join(ranges, sql` UNION ALL `);
  return sql`SELECT DISTINCT doc FROM (SELECT doc FROM (${pieces}) LIMIT ${maxPieces}) ORDER BY doc DESC LIMIT ${maxTexts}`;
}

/**
 * Rebuilds the search index: deleting only marks entries, so deleted text would stay in the file.
 */
export function rebuildSearchIndex({ sqlite }: Database): void {
  sqlite.exec("INSERT INTO enquiry_search (enquiry_search) VALUES ('optimize')");
}
