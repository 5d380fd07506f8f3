import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../db/client';
import { backUp } from '../../db/file/backup';
import { timeForFileName } from '../../db/time';
import { withoutSamples } from '../operate/prepare';

export interface ImportTarget {
  db: Database;
  /**
   * @param hasCome whether anything was written, or may have been.
   * @returns what the operator is told at the end.
   */
  close(hasCome: boolean): string;
}

/**
 * Opens what an import goes into. To apply it: the database itself, of which a backup is made first.
 * Otherwise a copy that is thrown away, so that nothing of the database is touched, not even to
 * bring it up to date.
 * @throws BackupError where no copy can be made.
 */
export async function importTarget(file: string, apply: boolean): Promise<ImportTarget> {
  return apply ? realTarget(file) : copiedTarget(file);
}

async function copiedTarget(file: string): Promise<ImportTarget> {
  const folder = mkdtempSync(join(tmpdir(), 'wattlepath-import-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const copy = join(folder, 'site.db');
    if (existsSync(file)) await backUp(file, copy, () => {});
    const db = openDatabase(copy);
    const close = () => {
      db.close();
      remove();
      return 'Nothing was written. Add --apply to import it.';
    };
    return { db, close };
  } catch (error) {
    remove();
    throw error;
  }
}

async function realTarget(file: string): Promise<ImportTarget> {
  const backup = `${file}.before-import-${timeForFileName()}`;
  const isThere = existsSync(file);
  if (isThere) await backUp(file, backup, () => {});
  const db = openDatabase(file);
  withoutSamples(db);
  const close = (hasCome: boolean) => {
    db.close();
    if (!isThere) return `${file} is new. To go back, delete it.`;
    if (!hasCome) {
      rmSync(backup);
      return 'Nothing was written.';
    }
    return [
      `The database as it was before: ${backup}`,
      `To go back, stop the server and: npm run restore -- ${backup}`,
      'That loses everything written since, also what is not of this import: saves, enquiries, subscribers, uploads.',
      'The database as it is then stays beside it, under a name that restore tells.',
    ].join('\n');
  };
  return { db, close };
}
