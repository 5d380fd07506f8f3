import { sql } from 'drizzle-orm';
import type { Database } from '../client';
import { prepared } from '../prepared';
import { liveChanges } from './schema';

/** Changes that are remembered: more than an import makes within a second. */
const maxRemembered = 1000;

const statements = prepared(({ orm, sqlite }) => ({
  note: orm
    .insert(liveChanges)
    .values({ post_id: sql.placeholder('id') })
    .prepare(),
  forget: sqlite.prepare(
    `DELETE FROM live_changes WHERE id <= (SELECT max(id) FROM live_changes) - ${maxRemembered}`,
  ),
  last: sqlite.prepare("SELECT seq FROM sqlite_sequence WHERE name = 'live_changes'").pluck(),
  after: sqlite.prepare('SELECT id, post_id FROM live_changes WHERE id > ? ORDER BY id'),
}));

/** Remembers that visitors see a post differently from now on. */
export function noteLiveChange(db: Database, id: string): void {
  const { note, forget } = statements(db);
  note.run({ id });
  forget.run();
}

/** Returns the number of the last change; 0 if there was none. */
export function lastLiveChange(db: Database): number {
  return Number(statements(db).last.get() ?? 0);
}

/**
 * Reads the changes after one, all at once, since commands may add more at any time.
 * @returns the number of the last one read, and the ids of the posts; undefined if some are forgotten.
 */
export function liveChangesAfter(db: Database, change: number) {
  const rows = statements(db).after.all(change) as { id: number; post_id: string }[];
  const last = rows.at(-1)?.id ?? change;
  const isWhole = rows.length === last - change;
  return { last, posts: isWhole ? new Set(rows.map(({ post_id }) => post_id)) : undefined };
}
