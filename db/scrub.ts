import type { Database } from './client';
import { forgetSetting, putSetting, settingOf } from './settings';

const key = 'scrub_due';
/** What still holds what was deleted: the file, or the log beside it alone. */
type Due = 'file' | 'log';

/** Says, also inside a transaction of the caller's, that what was deleted has to leave the file too. */
export function scrubLater(db: Database): void {
  putSetting(db, key, 'file' satisfies Due);
}

/**
 * Where that is due, writes the file anew without what was deleted from it and empties the log beside
 * it. What fails stays due, over a restart too.
 * @returns whether nothing is due any more: it is while another process, such as a backup, reads.
 * @throws where the disk has no room for it.
 */
export function scrub(db: Database): boolean {
  const due = settingOf(db, key);
  if (due === undefined) return true;
  if (due === ('file' satisfies Due)) {
    db.sqlite.exec('VACUUM');
    putSetting(db, key, 'log' satisfies Due);
  }
  if (!emptyLog(db)) return false;
  forgetSetting(db, key);
  return true;
}

/** @returns false at once where another process reads what the log holds. */
function emptyLog({ sqlite }: Database): boolean {
  const patience = sqlite.pragma('busy_timeout', { simple: true });
  sqlite.pragma('busy_timeout = 0');
  try {
    return sqlite.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0;
  } finally {
    sqlite.pragma(`busy_timeout = ${patience}`);
  }
}
