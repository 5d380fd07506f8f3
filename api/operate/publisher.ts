import type { Database } from '../../db/client';
import { nextPublicationTime, publishDue } from '../../db/posts/publications';
import { audit } from '../accounts/auditTrail';

/**
 * Publishes posts whose scheduled time has passed, also while the server was stopped.
 * @returns milliseconds until the next one; undefined if none is scheduled.
 * @throws for a temporary failure: the post stays scheduled.
 */
export function publishScheduled(db: Database, onLive: () => void): number | undefined {
  let isAnyLive = false;
  try {
    publishDue(db, (live, by) => {
      audit(db, { id: null, username: by }, 'publish blogs', live.id, `${live.title} (planned)`);
      isAnyLive = true;
    });
  } finally {
    if (isAnyLive) onLive();
  }
  const next = nextPublicationTime(db);
  return next === undefined ? undefined : Math.max(Date.parse(next) - Date.now(), 0);
}
