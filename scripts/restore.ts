import { parseEnvironment } from '../api/operate/environment';
import { restore } from '../db/file/backup';
import { fileArgument, runCommand } from './command';

await runCommand(() => {
  const source = fileArgument('npm run restore -- FILE    replaces the database with a backup');
  const { DATABASE_FILE } = parseEnvironment(process.env);
  const { kept } = restore(source, DATABASE_FILE, (step) => console.log(`${step} …`));
  const old = kept ? ` The old database is ${kept}.` : '';
  console.log(`Restored ${DATABASE_FILE} from ${source}.${old} Start the server with npm start.`);
});
