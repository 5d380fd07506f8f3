import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What lies beside a database only where a site lived: copies, its log, its list of erasures. */
const ending = /^(?:\.before-.+|\.restoring|\.saved-since-.+|\.erasures|\.server|-wal)$/;

/** Lists what says that a site lived at a path where there is no database. */
export function siteTraces(file: string): string[] {
  const folder = dirname(file);
  if (!existsSync(folder)) return [];
  const name = basename(file);
  return readdirSync(folder)
    .filter((each) => each.startsWith(name) && ending.test(each.slice(name.length)))
    .sort()
    .map((each) => join(folder, each));
}

/** Returns the newest whole copy among them; undefined if there is none. */
export const newestCopy = (traces: readonly string[]): string | undefined =>
  traces.filter((path) => /\.before-(?:restore|update)-[^.]+$/.test(path)).at(-1);
