import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { parseEnvironment } from '../api/environment';
import { type BackupStore, backupStore } from '../api/operate/backupStores';
import { mergeErasures } from '../db/enquiries/erasures';
import { restore } from '../db/file/backup';
import { contentsInWords } from '../db/file/backupFolder';
import { confirmReplacing, runCommand, size, UsageError, yesOption } from './command';

const usage = `Usage:
  npm run restore -- FILE    replaces the database with a backup, and keeps the old one
  npm run restore -- NAME    the same with a backup in BACKUP_URL
  npm run restore            lists the backups in BACKUP_URL, and asks for one
      --yes    without asking`;

await runCommand({ usage, args: [0, 1], options: yesOption }, async ([named], { yes }) => {
  const environment = parseEnvironment(process.env);
  const { DATABASE_FILE } = environment;
  const store = backupStore(environment);
  const { source, holds, withFile } = await locate(named, store);
  if (holds) console.log(`${source}: ${holds}`);
  if (existsSync(DATABASE_FILE)) {
    await confirmReplacing(`${source} will replace ${DATABASE_FILE}.`, yes);
  }
  const { kept: keptFile } = await withFile(DATABASE_FILE, (file) =>
    restore(file, DATABASE_FILE, (step) => console.log(`${step} …`)),
  );
  await takeErasures(store, DATABASE_FILE);
  const old = keptFile ? ` The old database is ${keptFile}.` : '';
  console.log(`Restored ${DATABASE_FILE} from ${source}.${old} Start the server with npm start.`);
});

/** Adds the erasures listed with the backups, which the next start makes again. */
async function takeErasures(store: BackupStore | undefined, file: string): Promise<void> {
  try {
    if (store) mergeErasures(file, await store.readErasures());
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    console.error(`The list of erasures in ${store?.where} can't be read: ${reason}`);
  }
}

interface BackupSource {
  /** As in messages. */
  source: string;
  holds: string;
  /** Provides it as a file. @param beside as for `BackupStore`. */
  withFile<Result>(beside: string, use: (file: string) => Result): Promise<Result>;
}

/** Finds a file, a backup in the store by its name, or without one asks which. */
async function locate(
  named: string | undefined,
  store: BackupStore | undefined,
): Promise<BackupSource> {
  if (named !== undefined && (!store || named.includes('/') || existsSync(named))) {
    const holds = existsSync(named) ? contentsInWords(named) : '';
    return { source: named, holds, withFile: async (_, use) => use(named) };
  }
  if (!store) throw new UsageError('Name a file, or set BACKUP_URL to list the backups there.');
  const name = named ?? (await choose(store));
  return {
    source: `${store.where}/${name}`,
    holds: await store.describe(name),
    withFile: (beside, use) => store.withFile(name, beside, use),
  };
}

/** Lists the backups with what each holds. @throws UsageError without a terminal to choose one. */
async function choose(store: BackupStore): Promise<string> {
  const backups = await store.list();
  if (backups.length === 0) throw new Error(`There are no backups in ${store.where}.`);
  for (const [index, { name, bytes }] of backups.entries()) {
    console.log(`${index + 1}. ${name}, ${size(bytes)}: ${await store.describe(name)}`);
  }
  if (!process.stdin.isTTY) throw new UsageError('Name one of these.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Which one? Type its number: ');
  terminal.close();
  const chosen = backups[Number(answer) - 1];
  if (!chosen) throw new Error('There is no such number. Nothing was changed.');
  return chosen.name;
}
