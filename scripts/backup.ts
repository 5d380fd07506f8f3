import { parseEnvironment } from '../api/environment';
import { backupStore } from '../api/operate/backupStores';
import { backUpTo, backupRules, type NightlyResult } from '../api/operate/backups';
import { clockJumpMessage } from '../api/operate/clockWords';
import { backUp } from '../db/file/backup';
import { runCommand, showProgress, size, UsageError } from './command';

const usage = `Usage:
  npm run backup -- FILE    copies the database to a file, also while the site is running
  npm run backup            copies it to BACKUP_URL, as every night, and deletes there what
                            is neither of seven days nor of four weeks
      --nightly    prints the result as JSON`;

const options = { nightly: { type: 'boolean', default: false } } as const;

await runCommand({ usage, args: [0, 1], options }, async ([target], { nightly }) => {
  const environment = parseEnvironment(process.env);
  const { DATABASE_FILE } = environment;
  const onProgress = nightly ? () => {} : showProgress('Copying');
  if (target !== undefined) {
    const { bytes } = await backUp(DATABASE_FILE, target, onProgress);
    console.log(`Backed up ${DATABASE_FILE} to ${target} (${size(bytes)}, checked).`);
    return;
  }
  const store = backupStore(environment);
  if (!store) throw new UsageError('Name a file, or set BACKUP_URL.');
  const { made, deleted, held } = await backUpTo(store, DATABASE_FILE, backupRules, onProgress);
  const isAway = store.isAway(DATABASE_FILE);
  if (nightly) return console.log(JSON.stringify({ isAway } satisfies NightlyResult));
  const old = deleted > 0 ? ` Deleted ${deleted} older.` : '';
  if (held) console.error(`No older backup was deleted: ${clockJumpMessage(held)}`);
  const warning = isAway
    ? ''
    : ' Warning: it is on the disk of the database itself; a lost disk loses both.';
  console.log(
    `Backed up ${DATABASE_FILE} to ${store.where}/${made.name} (${size(made.bytes)}, checked).${old}${warning}`,
  );
});
