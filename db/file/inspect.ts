import { statSync } from 'node:fs';
import { isNewer, pendingMigrations } from '../migrationFiles';
import { integrityProblem, openExisting } from './fileCheck';
import { tableNames } from './tableNames';

/** What `npm run doctor` needs to know of a database file; nothing in it is changed. */
export interface Inspection {
  /** With its log, which is as large as what was written since it was emptied. */
  bytes: number;
  /** Migrations still to be applied; negative where the file is of a newer version. */
  pending: number;
  /** What `integrity_check` found. */
  damage: string | undefined;
  admins: number;
  /** Subscriptions that the provider is to be told of. */
  subscriptions: OutboxCounts;
  messages: OutboxCounts;
  /** The latest time that any row carries (ISO text). */
  newest: string | undefined;
}

export const noneWaits = { waiting: 0, failed: 0, held: 0 };

/** How many rows wait, how many were refused, and how many wait for an admin. */
export type OutboxCounts = typeof noneWaits;

/** @throws where the file can't be read as this program's; `reasonOf` says why. */
export function inspectFile(file: string): Inspection {
  const sqlite = openExisting(file);
  try {
    const one = (query: string) => sqlite.prepare(query).pluck().get();
    const countRows = (rows: string): OutboxCounts => {
      const counted = sqlite.prepare(`SELECT status, count(*) FROM ${rows} GROUP BY status`).raw();
      return { ...noneWaits, ...Object.fromEntries(counted.all() as [string, number][]) };
    };
    const names = tableNames(sqlite);
    const hasOwnStatus =
      one(
        `SELECT count(*) FROM pragma_table_info('${names.subscribers}') WHERE name = 'status'`,
      ) === 1;
    const hasMessages = one("SELECT count(*) FROM sqlite_master WHERE name = 'messages'") === 1;
    return {
      bytes: sizeOf(file) + sizeOf(`${file}-wal`),
      pending: isNewer(sqlite) ? -1 : pendingMigrations(sqlite).length,
      damage: integrityProblem(sqlite),
      admins: Number(one('SELECT count(*) FROM admins')),
      subscriptions: countRows(hasOwnStatus ? names.subscribers : providerStates),
      messages: hasMessages ? countRows(`messages WHERE kind NOT IN (${calls})`) : noneWaits,
      newest: one(newestTime(names.rateLimitHits)) as string | undefined,
    };
  } finally {
    sqlite.close();
  }
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const calls = "'subscribe', 'unsubscribe', 'erase'";
const providerStates = `(SELECT coalesce(messages.status, iif(told IS NULL, 'held', 'sent')) AS status
  FROM subscribers LEFT JOIN messages ON to_email = email AND kind IN (${calls}))`;

const newestTime = (rateLimitHits: string) => `SELECT max(at) FROM (
  SELECT max(updated_at) AS at FROM blogs UNION ALL
  SELECT max(last_used_at) FROM sessions UNION ALL
  SELECT max(at) FROM ${rateLimitHits})`;
