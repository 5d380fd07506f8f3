import type { Database } from '../client';
import { forgetSetting, hasSetting, touchSetting } from '../settings';

/**
 * What is deleted is overwritten in the file (`secure_delete`, db/client.ts). What stays until these
 * are done: the pages in the log beside it, and now and then a copy on a page that was split.
 */
const due = { log: 'scrub_log_due', file: 'scrub_file_due' };

/** Says, also inside a transaction of the caller's, that what was deleted has to leave log and file too. */
export function secureDeleteLater(db: Database): void {
  touchSetting(db, due.log);
  touchSetting(db, due.file);
}

/**
 * Empties the log beside the file where that is due. What fails stays due, over a restart too: so
 * while another process, such as a backup, reads what the log holds, for which nobody waits.
 */
export function secureDeleteLog(db: Database): void {
  if (hasSetting(db, due.log) && emptyLog(db)) forgetSetting(db, due.log);
}

/**
 * Writes the file anew where that is due: about a second for 200 MB, in which nothing is served.
 * @throws where the disk has no room for it.
 */
export function secureDeleteFile(db: Database): void {
  if (!hasSetting(db, due.file)) return;
  db.sqlite.exec('VACUUM');
  forgetSetting(db, due.file);
  touchSetting(db, due.log);
}

function emptyLog({ sqlite }: Database): boolean {
  const patience = sqlite.pragma('busy_timeout', { simple: true });
  sqlite.pragma('busy_timeout = 0');
  try {
    return sqlite.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;
  } catch (error) {
    // A full disk, say.
    console.error('erasure: the log beside the file could not be emptied yet', error);
    return false;
  } finally {
    sqlite.pragma(`busy_timeout = ${patience}`);
  }
}
