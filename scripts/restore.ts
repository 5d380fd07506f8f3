import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseEnvironment } from '../api/operate/environment';
import { restore } from '../db/file/backup';
import { contentsOf, listBackups } from '../db/file/backupFolder';
import { confirmReplacing, runCommand, size, UsageError, yesOption } from './command';

const usage = `Usage:
  npm run restore -- FILE    replaces the database with a backup, and keeps the old one
  npm run restore            lists the backups in BACKUP_URL, and asks for one
      --yes    without asking`;

await runCommand({ usage, args: [0, 1], options: yesOption }, async ([named], { yes }) => {
  const { DATABASE_FILE, BACKUP_URL: folder } = parseEnvironment(process.env);
  const source = named === undefined ? await choose(folder) : locate(named, folder);
  if (existsSync(source)) console.log(`${source}: ${contentsInWords(source)}`);
  if (existsSync(DATABASE_FILE)) {
    await confirmReplacing(`${source} will replace ${DATABASE_FILE}.`, yes);
  }
  const { kept: keptFile } = restore(source, DATABASE_FILE, (step) => console.log(`${step} …`));
  const old = keptFile ? ` The old database is ${keptFile}.` : '';
  console.log(`Restored ${DATABASE_FILE} from ${source}.${old} Start the server with npm start.`);
});

/** Returns the path of a file, or of a backup named without its folder. */
function locate(named: string, folder: string | undefined): string {
  const stored = folder && !named.includes('/') ? join(folder, named) : named;
  return !existsSync(named) && existsSync(stored) ? stored : named;
}

/** Lists the backups with what each holds. @throws UsageError without a terminal to choose one. */
async function choose(folder: string | undefined): Promise<string> {
  if (!folder) throw new UsageError('Name a file, or set BACKUP_URL to list the backups there.');
  const backups = listBackups(folder);
  if (backups.length === 0) throw new Error(`There are no backups in ${folder}.`);
  for (const [index, { name, bytes }] of backups.entries()) {
    console.log(`${index + 1}. ${name}, ${size(bytes)}: ${contentsInWords(join(folder, name))}`);
  }
  if (!process.stdin.isTTY) throw new UsageError('Name one of these.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Which one? Type its number: ');
  terminal.close();
  const chosen = backups[Number(answer) - 1];
  if (!chosen) throw new Error('There is no such number. Nothing was changed.');
  return join(folder, chosen.name);
}

function contentsInWords(file: string): string {
  try {
    const { posts, enquiries, changed } = contentsOf(file);
    const until = changed && `, changed until ${changed.slice(0, 16).replace('T', ' ')} UTC`;
    return `${posts} live posts, ${enquiries} enquiries${until}`;
  } catch {
    return 'can’t be read';
  }
}
