import type { Database } from '../client';
import { deleteSetting, hasSetting, touchSetting } from '../settings';
import type { SqliteFile } from '../sqlite';

/** Deleted texts are still to leave the search's index (`db/enquiries/enquirySearch.ts`). */
export const mergeDue = 'search_merge_due';
/**
 * SQLite overwrites deleted rows (`secure_delete`, db/client.ts). Copies stay in the log and
 * sometimes on split pages until these jobs are done.
 */
const due = { log: 'scrub_log_due', file: 'scrub_file_due' };

/** Schedules removal of deleted data from log and file. May be called inside a transaction. */
export function secureDeleteLater(db: Database): void {
  touchSetting(db, due.log);
  touchSetting(db, due.file);
}

/** Schedules it for the log alone: what was deleted stood on pages of its own. */
export const secureDeleteLogLater = (db: Database): void => touchSetting(db, due.log);

/**
 * Empties the log if due. Stays due on failure, also over a restart: for example while a backup
 * reads the log.
 */
export function secureDeleteLog(db: Database): void {
  if (hasSetting(db, due.log) && emptyLog(db)) deleteSetting(db, due.log);
}

/**
 * Rewrites the file if due. Blocks the server for about a second per 200 MB.
 * @throws if the disk has no room for it.
 */
export function secureDeleteFile(db: Database): void {
  if (!hasSetting(db, due.file)) return;
  db.sqlite.exec('VACUUM');
  deleteSetting(db, due.file);
  touchSetting(db, due.log);
}

/** Finishes in a copy what is still due in its file: its pages and its index may hold deleted data. */
export function secureDeleteCopy(copy: SqliteFile): void {
  const hasSettings = copy.prepare("SELECT 1 FROM sqlite_master WHERE name = 'settings'").get();
  if (!hasSettings) return;
  const isDue = (key: string) =>
    copy.prepare('SELECT 1 FROM settings WHERE key = ?').get(key) !== undefined;
  if (isDue(mergeDue)) copy.exec("INSERT INTO enquiry_search (enquiry_search) VALUES ('optimize')");
  if (isDue(due.file)) copy.exec('VACUUM');
  copy.prepare('DELETE FROM settings WHERE key IN (?, ?)').run(mergeDue, due.file);
}

function emptyLog({ sqlite }: Database): boolean {
  const patience = sqlite.pragma('busy_timeout', { simple: true });
  sqlite.pragma('busy_timeout = 0');
  try {
    return sqlite.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;
  } catch (error) {
    // For example on a full disk.
    console.error('erasure: the log beside the file could not be emptied yet', error);
    return false;
  } finally {
    sqlite.pragma(`busy_timeout = ${patience}`);
  }
}
