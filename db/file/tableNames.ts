import type { SqliteFile } from '../sqlite';

/** Returns table names in a file that may be from a version with other names. */
export function tableNames(sqlite: SqliteFile, schema: 'main' | 'own' = 'main') {
  const find = sqlite.prepare(`SELECT 1 FROM ${schema}.sqlite_master WHERE name = ?`);
  const either = (name: string, earlier: string) => (find.get(name) ? name : earlier);
  return {
    subscribers: either('subscribers', 'newsletter_outbox'),
    rateLimitHits: either('rate_limit_hits', 'limited_events'),
  };
}
