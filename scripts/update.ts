import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnvironment } from '../api/environment';
import { changesInWords } from '../db/file/backupFolder';
import { assertDatabase, runCommand, UsageError, yesOption } from './command';
import { Installation } from './update/releases';
import { Update } from './update/update';

const usage = `Usage:
  npm run update              updates to the newest release of origin (its newest tag v…)
  npm run update -- REF       to a tag, branch or commit, merged into your own branch
  npm run update -- --back    goes back to the release served before
      --yes    without asking, where going back loses what was saved since`;

const options = {
  ...yesOption,
  back: { type: 'boolean', default: false },
  /** Only says what was saved since a time: called by itself, as who may read the database. */
  since: { type: 'string' },
} as const;

await runCommand({ usage, args: [0, 1], options }, async ([asked], { back, since, yes }) => {
  const { DATABASE_FILE, LITESTREAM_URL } = parseEnvironment(process.env);
  const file = resolve(assertDatabase(DATABASE_FILE));
  process.env.DATABASE_FILE = file;
  if (since !== undefined) return console.log(changesInWords(file, since));
  if (back && asked !== undefined) throw new UsageError('--back takes no REF.');
  // The server's user reads what is built, whatever this user's umask.
  process.umask(0o022);
  // A lost connection must not end it half-way.
  process.on('SIGHUP', () => {});
  process.stdout.on('error', () => {});
  const builtFolder = fileURLToPath(new URL('..', import.meta.url));
  const installation = Installation.of(builtFolder);
  const update = new Update(installation, file, LITESTREAM_URL !== undefined);
  await update.run({ asked, back, yes });
});
