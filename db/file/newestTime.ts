import type { SqliteFile } from '../sqlite';
import { tableNames } from './tableNames';

/**
 * Returns the latest time stored in any row (ISO text); undefined without one. Sample posts are older
 * than their file, which says when it was seeded.
 */
export function newestTime(sqlite: SqliteFile): string | undefined {
  const has = (table: string) =>
    sqlite.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table) !== undefined;
  const times = [
    'SELECT max(updated_at) AS at FROM blogs',
    'SELECT max(last_used_at) FROM sessions',
    "SELECT max(value) FROM settings WHERE key = 'seeded_at'",
    `SELECT max(at) FROM ${tableNames(sqlite).rateLimitHits}`,
    // Older versions lack it.
    ...(has('audit_events') ? ['SELECT max(at) FROM audit_events'] : []),
  ];
  const query = `SELECT max(at) FROM (${times.join(' UNION ALL ')})`;
  return (sqlite.prepare(query).pluck().get() as string | null) ?? undefined;
}
