import type { Database } from '../../db/client';
import type { Run } from './jobRunner';

const pauseMs = 1000;

/**
 * Checks once a second whether another process, such as an import or a command, wrote to the
 * database.
 * @param changed called if so.
 */
export function externalWrites(db: Database, changed: () => void): Run {
  // SQLite changes it only for writes by other connections.
  const version = () => db.sqlite.pragma('data_version', { simple: true });
  let seen = version();
  return () => {
    const present = version();
    if (present !== seen) changed();
    seen = present;
    return pauseMs;
  };
}
