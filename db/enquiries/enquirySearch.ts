import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../client';

/** A text that more hold is looked for in the newest of them. */
const mostTexts = 500;
/** What is read of the index for one or two characters, which may stand in every text. */
const mostPieces = 4000;

/**
 * The ids of enquiries that hold a text (any case) in what the visitor wrote, a note or an answer: of
 * the newest 500 such texts. One or two letters or digits must begin a word; of scripts without
 * spaces between words, they may stand anywhere.
 */
export function enquiriesWith(q: string): SQL {
  const text = q.replaceAll('\0', ' ');
  const found = [...text].length < 3 ? piecesWith(text.toLowerCase()) : textsWith(text);
  return sql`(SELECT enquiry_id FROM enquiry_texts WHERE id IN (${found}))`;
}

function textsWith(text: string): SQL {
  const phrase = `"${text.replaceAll('"', '""')}"`;
  return sql`SELECT rowid FROM enquiry_search WHERE enquiry_search MATCH ${phrase} ORDER BY rowid DESC LIMIT ${mostTexts}`;
}

/** The index is of all three characters that follow each other: it is read where they begin so. */
function piecesWith(text: string): SQL {
  const beginnings = /^[\p{Lu}\p{Ll}\p{N}]/u.test(text) ? [`\n${text}`, ` ${text}`] : [text];
  const ranges = beginnings.map(
    (from) =>
      sql`SELECT doc FROM enquiry_pieces WHERE term >= ${from} AND term < ${`${from}\u{10ffff}`}`,
  );
  const pieces = sql.join(ranges, sql` UNION ALL `);
  return sql`SELECT DISTINCT doc FROM (SELECT doc FROM (${pieces}) LIMIT ${mostPieces}) ORDER BY doc DESC LIMIT ${mostTexts}`;
}

/** Writes the search's index anew without what was deleted, which it else only marks. */
export function forgetDeletedTexts({ sqlite }: Database): void {
  sqlite.exec("INSERT INTO enquiry_search (enquiry_search) VALUES ('optimize')");
}
