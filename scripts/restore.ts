import { existsSync } from 'node:fs';
import { parseEnvironment } from '../api/operate/environment';
import { restore } from '../db/file/backup';
import { confirmReplacing, runCommand, yesOption } from './command';

const usage = `Usage:
  npm run restore -- FILE    replaces the database with a backup, and keeps the old one
      --yes    without asking`;

await runCommand({ usage, args: [1, 1], options: yesOption }, async ([source = ''], { yes }) => {
  const { DATABASE_FILE } = parseEnvironment(process.env);
  if (existsSync(DATABASE_FILE)) {
    await confirmReplacing(`${source} will replace ${DATABASE_FILE}.`, yes);
  }
  const { kept: keptFile } = restore(source, DATABASE_FILE, (step) => console.log(`${step} …`));
  const old = keptFile ? ` The old database is ${keptFile}.` : '';
  console.log(`Restored ${DATABASE_FILE} from ${source}.${old} Start the server with npm start.`);
});
