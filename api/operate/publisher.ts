import { type Database, inTransaction } from '../../db/client';
import { nextPublicationTime, publishDue } from '../../db/publications';
import { now } from '../../db/time';
import { audit } from '../auth/auditTrail';

/**
 * Puts planned posts live whose time has come, also while the server was stopped.
 * @returns milliseconds until the next one's time; undefined where none is planned.
 */
export function publishPlanned(db: Database, onLive: () => void): number | undefined {
  if ((nextPublicationTime(db) ?? '~') <= now()) {
    const published = inTransaction(db, () => {
      const published = publishDue(db);
      for (const { live, by } of published) {
        audit(db, { id: null, username: by }, 'publish blogs', live.id, `${live.title} (planned)`);
      }
      return published;
    });
    if (published.length > 0) onLive();
  }
  const next = nextPublicationTime(db);
  return next === undefined ? undefined : Math.max(Date.parse(next) - Date.now(), 0);
}
