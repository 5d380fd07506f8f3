import { parseEnvironment } from '../api/operate/environment';
import { backUp } from '../db/file/backup';
import { fileArgument, runCommand, showProgress, size } from './command';

await runCommand(async () => {
  const target = fileArgument(
    'npm run backup -- FILE    copies the database while the site serves',
  );
  const { DATABASE_FILE } = parseEnvironment(process.env);
  const { bytes } = await backUp(DATABASE_FILE, target, showProgress('Copying'));
  console.log(`Backed up ${DATABASE_FILE} to ${target} (${size(bytes)}, checked).`);
});
