import { statSync } from 'node:fs';
import { integrityProblem, openExisting, reasonOf } from './fileCheck';
import { countPending, latestMigration } from './migrationFiles';

/** What `npm run doctor` needs to know of a database file; nothing in it is changed. */
export interface Inspection {
  bytes: number;
  /** Permission bits, e.g. 0o600. */
  mode: number;
  /** Migrations still to be applied; negative where the file is of a newer version. */
  pending: number;
  /** What `integrity_check` found. */
  damage: string | undefined;
  admins: number;
  waiting: number;
  failed: number;
  /** The latest time that any row carries (ISO text). */
  newest: string | undefined;
}

/** @throws Error in words for the operator where the file can't be read as this program's. */
export function inspectFile(file: string): Inspection {
  try {
    const { size, mode } = statSync(file);
    const sqlite = openExisting(file);
    try {
      const one = (query: string) => sqlite.prepare(query).pluck().get();
      const outbox = (status: string) =>
        Number(one(`SELECT count(*) FROM newsletter_outbox WHERE status = '${status}'`));
      const applied = Number(one('SELECT max(created_at) FROM __drizzle_migrations'));
      return {
        bytes: size,
        mode: mode & 0o777,
        pending: applied > latestMigration() ? -1 : countPending(sqlite),
        damage: integrityProblem(sqlite),
        admins: Number(one('SELECT count(*) FROM admins')),
        waiting: outbox('waiting'),
        failed: outbox('failed'),
        newest: one(newestTime) as string | undefined,
      };
    } finally {
      sqlite.close();
    }
  } catch (error) {
    throw new Error(reasonOf(error));
  }
}

const newestTime = `SELECT max(at) FROM (
  SELECT max(updated_at) AS at FROM blogs UNION ALL
  SELECT max(last_used_at) FROM sessions UNION ALL
  SELECT max(at) FROM limited_events)`;
