import { parseEnvironment } from '../api/operate/environment';
import { backUp } from '../db/file/backup';
import { runCommand, showProgress, size } from './command';

const usage = `Usage:
  npm run backup -- FILE    copies the database to a file, also while the site is running`;

await runCommand({ usage, args: [1, 1] }, async ([target = '']) => {
  const { DATABASE_FILE } = parseEnvironment(process.env);
  const { bytes } = await backUp(DATABASE_FILE, target, showProgress('Copying'));
  console.log(`Backed up ${DATABASE_FILE} to ${target} (${size(bytes)}, checked).`);
});
