import { parseEnvironment } from '../api/environment';
import { findLitestream } from '../db/file/litestream';
import { promote } from '../db/file/replicaFork';
import { confirmReplacing, runCommand, yesOption } from './command';

const usage = `Usage:
  npm run promote    makes the replica follow this file where the replica is newer
      --yes    without asking`;

await runCommand({ usage, args: [0, 0], options: yesOption }, async (_, { yes }) => {
  const { DATABASE_FILE, LITESTREAM_URL } = parseEnvironment(process.env);
  if (!LITESTREAM_URL) throw new Error('LITESTREAM_URL is not set: there is no replica.');
  await confirmReplacing(`${DATABASE_FILE} will replace what is newest in ${LITESTREAM_URL}.`, yes);
  const keptFile = await promote(findLitestream(), DATABASE_FILE, LITESTREAM_URL);
  console.log(
    keptFile
      ? `From the next start on, ${DATABASE_FILE} is what ${LITESTREAM_URL} follows. What was newest there is kept in ${keptFile}.`
      : `${LITESTREAM_URL} is empty. It is filled from ${DATABASE_FILE}: at once where the server runs, else from its next start on.`,
  );
});
