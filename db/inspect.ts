import { statSync } from 'node:fs';
import { integrityProblem, openExisting } from './fileCheck';
import { isNewer, pendingMigrations } from './migrationFiles';

/** What `npm run doctor` needs to know of a database file; nothing in it is changed. */
export interface Inspection {
  bytes: number;
  /** Migrations still to be applied; negative where the file is of a newer version. */
  pending: number;
  /** What `integrity_check` found. */
  damage: string | undefined;
  admins: number;
  /** Subscriptions that the provider is to be told of, and that it refused. */
  waiting: number;
  failed: number;
  /** Messages, likewise; `held` ones wait for an admin. */
  messages: { waiting: number; failed: number; held: number };
  /** The latest time that any row carries (ISO text). */
  newest: string | undefined;
}

/** @throws where the file can't be read as this program's; `reasonOf` says why. */
export function inspectFile(file: string): Inspection {
  const sqlite = openExisting(file);
  try {
    const one = (query: string) => sqlite.prepare(query).pluck().get();
    const outbox = (status: string) =>
      Number(one(`SELECT count(*) FROM newsletter_outbox WHERE status = '${status}'`));
    const hasMessages = one("SELECT count(*) FROM sqlite_master WHERE name = 'messages'") === 1;
    const messages = (status: string) =>
      hasMessages ? Number(one(`SELECT count(*) FROM messages WHERE status = '${status}'`)) : 0;
    return {
      bytes: statSync(file).size,
      pending: isNewer(sqlite) ? -1 : pendingMigrations(sqlite).length,
      damage: integrityProblem(sqlite),
      admins: Number(one('SELECT count(*) FROM admins')),
      waiting: outbox('waiting'),
      failed: outbox('failed'),
      messages: {
        waiting: messages('waiting'),
        failed: messages('failed'),
        held: messages('held'),
      },
      newest: one(newestTime) as string | undefined,
    };
  } finally {
    sqlite.close();
  }
}

const newestTime = `SELECT max(at) FROM (
  SELECT max(updated_at) AS at FROM blogs UNION ALL
  SELECT max(last_used_at) FROM sessions UNION ALL
  SELECT max(at) FROM limited_events)`;
