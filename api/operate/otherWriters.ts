import type { Database } from '../../db/client';

const lookMilliseconds = 1000;

/**
 * Looks once a second whether another process wrote into the database, such as an import.
 * @param changed called where it did. @returns what ends it.
 */
export function watchOtherWriters(
  db: Database,
  changed: () => void,
  milliseconds = lookMilliseconds,
): () => void {
  // SQLite changes it for what other connections wrote, and for nothing that this one did.
  const version = () => db.sqlite.pragma('data_version', { simple: true });
  let seen = version();
  const timer = setInterval(() => {
    const present = version();
    if (present !== seen) changed();
    seen = present;
  }, milliseconds).unref();
  return () => clearInterval(timer);
}
