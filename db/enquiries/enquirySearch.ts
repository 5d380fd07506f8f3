import { type SQL, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '../client';
import { mergeDue, secureDeleteLogLater } from '../file/secureDelete';
import { deleteSetting, getSetting, putSetting } from '../settings';

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

/** Pages of the index that one turn writes: a few milliseconds of CPU. */
const turnPages = 64;

/**
 * Schedules that deleted texts leave the search's index: deleting marks them only. Called within the
 * transaction that deletes.
 */
export function mergeSearchLater(db: Database): void {
  putSetting(db, mergeDue, crypto.randomUUID());
}

/**
 * Removes deleted texts from the index, one turn at a time: FTS5 merges its segments into one, and
 * leaves out what is marked.
 * @returns the next turn; undefined once all are gone that were deleted before the first.
 */
export function* mergeSearchIndex(db: Database): Generator<void> {
  const begun = getSetting(db, mergeDue);
  if (begun === undefined) return;
  const { sqlite } = db;
  const merge = sqlite.prepare(
    "INSERT INTO enquiry_search (enquiry_search, rank) VALUES ('merge', ?)",
  );
  const changes = sqlite.prepare('SELECT total_changes()').pluck();
  /** A statement that merged nothing counts as one change, or none. */
  const hasMerged = (pages: number) => {
    const before = Number(changes.get());
    merge.run(pages);
    return Number(changes.get()) - before > 1;
  };
  // A negative number begins with all segments, a positive one goes on with what was begun.
  for (let pages = -turnPages; hasMerged(pages); pages = turnPages) yield;
  inTransaction(db, () => {
    // What was deleted meanwhile has its own passes.
    if (getSetting(db, mergeDue) === begun) deleteSetting(db, mergeDue);
    secureDeleteLogLater(db);
  });
}
