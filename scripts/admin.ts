import {
  createAdminAccount,
  listAdminNames,
  renewSecret,
  setAdminPassword,
  switchTwoFactorOff,
} from '../api/accounts/adminAccounts';
import { parseEnvironment } from '../api/environment';
import { type Database, openDatabase } from '../db/client';
import { assertDatabase, runCommand, UsageError } from './command';

const usage = `Usage:
  npm run admin -- list
  npm run admin -- create USERNAME    uses ADMIN_PASSWORD, or prints a new password
  npm run admin -- password USERNAME  sets a new password and ends their sessions
  npm run admin -- second-step USERNAME off  switches two-step sign-in off
  npm run admin -- new-secret         ends all sessions; restart the server afterwards`;

await runCommand({ usage, args: [1, 3] }, async ([action, username, state]) => {
  const file = assertDatabase(parseEnvironment(process.env).DATABASE_FILE);
  const run = actionOf(action, username, state);
  const db = openDatabase(file);
  try {
    console.log(await run(db));
  } finally {
    db.close();
  }
});

type Action = (db: Database) => string | Promise<string>;

/** @throws UsageError for an unknown action. */
function actionOf(action: string | undefined, username?: string, state?: string): Action {
  if (action === 'list' && !username) return (db) => listAdminNames(db).join('\n');
  if (action === 'new-secret' && !username) return renewSecret;
  if (action === 'create' && username && !state) return (db) => createAdminAccount(db, username);
  if (action === 'password' && username && !state) return (db) => setAdminPassword(db, username);
  if (action === 'second-step' && username && state === 'off') {
    return (db) => switchTwoFactorOff(db, username);
  }
  throw new UsageError('There is no such action.');
}
