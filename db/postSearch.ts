import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { builtOnce } from './builtOnce';
import type { Database } from './client';

/** Up to so many are looked up one by one; among more, a page's rows are met soon by going along. */
const fewMatches = 500;
const mostKept = 50;

interface Matches {
  /** Of all posts: live, drafted and in the trash. */
  count: number;
  /** Their ids as JSON, where they are few. */
  ids?: string;
}

const statements = builtOnce(({ sqlite }) => ({
  count: sqlite.prepare('SELECT count(*) FROM post_trigrams WHERE post_trigrams MATCH ?').pluck(),
  first: sqlite
    .prepare('SELECT rowid FROM post_trigrams WHERE post_trigrams MATCH ? LIMIT ?')
    .pluck(),
  ids: sqlite
    .prepare('SELECT post_id FROM post_numbers WHERE number IN (SELECT value FROM json_each(?))')
    .pluck(),
  changes: sqlite.prepare('SELECT total_changes()').pluck(),
  kept: { at: '', matches: new Map<string, Matches>() },
}));

/**
 * How many posts hold a text in title, author or category, in any case, by an index of three letters
 * each. A common word is in tens of thousands: it is counted once until something is written.
 * @returns undefined for a text of one or two letters, which the index can't find.
 */
export function matchingPosts(db: Database, text: string): Matches | undefined {
  if ([...text].length < 3 || text.includes('\0')) return undefined;
  const { changes, kept } = statements(db);
  const at = `${changes.get()} ${db.sqlite.pragma('data_version', { simple: true })}`;
  if (kept.at !== at || kept.matches.size >= mostKept) kept.matches.clear();
  kept.at = at;
  const matches = kept.matches.get(text) ?? readMatches(db, text);
  kept.matches.set(text, matches);
  return matches;
}

function readMatches(db: Database, text: string): Matches {
  const { count, first, ids } = statements(db);
  const match = `"${text.replaceAll('"', '""')}"`;
  const numbers = first.all(match, fewMatches + 1);
  if (numbers.length > fewMatches) return { count: Number(count.get(match)) };
  return { count: numbers.length, ids: JSON.stringify(ids.all(JSON.stringify(numbers))) };
}

/** Whether a row is one of these, where it is quick to say. @param id the column with the post's id. */
export function isAmong(id: AnyColumn, matches: Matches | undefined): SQL | undefined {
  const ids = matches?.ids;
  return ids === undefined ? undefined : sql`${id} IN (SELECT value FROM json_each(${ids}))`;
}
