import { statSync } from 'node:fs';
import { type ClockJump, judgeByFile, rowsAhead } from '../clock';
import { migrationState } from '../migrationFiles';
import { foreignProblem, integrityProblem, openExisting } from './fileCheck';
import { missingParts } from './schemaParts';
import { tableNames } from './tableNames';

/** Read-only findings of `npm run doctor` in a database file. */
export interface Inspection {
  /** Includes the `-wal`, which grows until it is checkpointed. */
  bytes: number;
  pending: number;
  /** Why this version can't use its tables; undefined if it can. */
  unusable: string | undefined;
  /** Parts of the tables that a file without pending migrations lacks. */
  missing: string[];
  /** Result of `integrity_check`. */
  damage: string | undefined;
  admins: number;
  /** Subscriptions to be sent to the provider. */
  subscriptions: OutboxCounts;
  messages: OutboxCounts;
  /** The latest time of its rows, if that is ahead of the clock (ISO text). */
  rowsAhead: string | undefined;
  /** A jump of the clock that isn't over. */
  clockJump: ClockJump | null;
  /** Visitors see sample claims and approvals. */
  showsSamples: boolean;
}

export const emptyQueue = { waiting: 0, failed: 0, held: 0 };

/** Number of rows waiting, failed and held. */
export type OutboxCounts = typeof emptyQueue;

/** @throws if the file can't be read as this program's; `reasonOf` explains it. */
export function inspectFile(file: string): Inspection {
  const sqlite = openExisting(file);
  try {
    const one = (query: string) => sqlite.prepare(query).pluck().get();
    const countRows = (rows: string): OutboxCounts => {
      const counted = sqlite.prepare(`SELECT status, count(*) FROM ${rows} GROUP BY status`).raw();
      return { ...emptyQueue, ...Object.fromEntries(counted.all() as [string, number][]) };
    };
    const names = tableNames(sqlite);
    const pending = migrationState(sqlite).pending.length;
    const hasOwnStatus =
      one(
        `SELECT count(*) FROM pragma_table_info('${names.subscribers}') WHERE name = 'status'`,
      ) === 1;
    const hasTable = (name: string) =>
      one(`SELECT count(*) FROM sqlite_master WHERE name = '${name}'`) === 1;
    return {
      bytes: databaseBytes(file),
      pending,
      unusable: foreignProblem(sqlite),
      missing: pending === 0 ? missingParts(sqlite) : [],
      damage: integrityProblem(sqlite),
      admins: Number(one('SELECT count(*) FROM admins')),
      subscriptions: countRows(hasOwnStatus ? names.subscribers : providerStates),
      messages: hasTable('messages')
        ? countRows(`messages WHERE kind NOT IN (${calls})`)
        : emptyQueue,
      rowsAhead: rowsAhead(sqlite),
      clockJump: judgeByFile(sqlite),
      showsSamples:
        hasTable('company') && one('SELECT shows_results AND has_samples FROM company') === 1,
    };
  } finally {
    sqlite.close();
  }
}

/** Returns the size of a database with its log. */
export const databaseBytes = (file: string): number => sizeOf(file) + sizeOf(`${file}-wal`);

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

const calls = "'subscribe', 'unsubscribe', 'erase'";
const providerStates = `(SELECT coalesce(messages.status, iif(told IS NULL, 'held', 'sent')) AS status
  FROM subscribers LEFT JOIN messages ON to_email = email AND kind IN (${calls}))`;
