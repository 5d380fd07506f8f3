import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutSamples } from '../../api/operate/prepare';
import { type Database, openDatabase } from '../../db/client';
import { backUp } from '../../db/file/backup';
import { timeForFileName } from '../../db/time';

export interface ImportTarget {
  db: Database;
  /**
   * @param hasChanges whether anything was, or may have been, written.
   * @returns the closing line for the operator.
   */
  close(hasChanges: boolean): string;
}

/**
 * Opens the target of an import: with `apply` the database itself, after a backup; otherwise a
 * temporary copy, so that the database isn't touched or migrated.
 * @throws BackupError if no copy can be made.
 */
export async function importTarget(file: string, apply: boolean): Promise<ImportTarget> {
  const isThere = existsSync(file);
  const folder = apply ? undefined : mkdtempSync(join(tmpdir(), 'wattlepath-import-'));
  const copy = folder ? join(folder, 'site.db') : `${file}.before-import-${timeForFileName()}`;
  const remove = () => rmSync(folder ?? copy, { recursive: true, force: true });
  let db: Database;
  try {
    if (isThere) await backUp(file, copy, () => {});
    db = openDatabase(folder ? copy : file);
  } catch (error) {
    remove();
    throw error;
  }
  withoutSamples(db);
  const close = (hasChanges: boolean) => {
    db.close();
    if (folder || !hasChanges) remove();
    if (folder) return 'Nothing was written. Add --apply to import it.';
    if (!isThere) return `${file} is new. To go back, delete it.`;
    if (!hasChanges) return 'Nothing was written.';
    return [
      `The database as it was before: ${copy}`,
      `To go back, stop the server and: npm run restore -- ${copy}`,
      'That loses everything written since, including saves, enquiries, subscribers and uploads that are not part of this import.',
      'The replaced database stays beside it; restore prints its name.',
    ].join('\n');
  };
  return { db, close };
}
