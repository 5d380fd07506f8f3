import type { Database } from '../../db/client';
import { nextPublicationTime, publishDue } from '../../db/publications';
import { audit } from '../auth/auditTrail';

/** A timer waits no longer, so that a clock that was set is noticed within a minute. */
const longestTimerMs = 60_000;

export interface Publisher {
  /** Looks again when the next post is due; called after a change of what is planned. */
  wake(): void;
  stop(): void;
}

/** Puts planned posts live at their time, and at the start those whose time passed meanwhile. */
export function startPublisher(db: Database, onLive: () => void): Publisher {
  let timer: NodeJS.Timeout | undefined;

  function wake(): void {
    clearTimeout(timer);
    try {
      for (const { live, by } of publishDue(db)) {
        audit(db, { id: null, username: by }, 'publish blogs', live.id, `${live.title} (planned)`);
        onLive();
      }
      const next = nextPublicationTime(db);
      const wait = next === undefined ? longestTimerMs : Date.parse(next) - Date.now();
      timer = setTimeout(wake, Math.min(Math.max(wait, 0), longestTimerMs)).unref();
    } catch (error) {
      console.error('publisher: planned posts could not be read or written', error);
      timer = setTimeout(wake, longestTimerMs).unref();
    }
  }

  wake();
  return { wake, stop: () => clearTimeout(timer) };
}
