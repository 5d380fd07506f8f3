import type { Database } from '../../db/client';
import type { Run } from './jobRunner';

const pauseMs = 1000;

/**
 * Looks once a second whether another process wrote into the database, such as an import or an
 * admin's command.
 * @param changed called where it did.
 */
export function externalWrites(db: Database, changed: () => void): Run {
  // SQLite changes it for what other connections wrote, and for nothing that this one did.
  const version = () => db.sqlite.pragma('data_version', { simple: true });
  let seen = version();
  return () => {
    const present = version();
    if (present !== seen) changed();
    seen = present;
    return pauseMs;
  };
}
