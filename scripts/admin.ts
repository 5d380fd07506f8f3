import { parseArgs } from 'node:util';
import {
  createAdminAccount,
  listAdminNames,
  renewSecret,
  setAdminPassword,
  switchTwoFactorOff,
} from '../api/accounts/adminAccounts';
import { parseEnvironment } from '../api/operate/environment';
import { openDatabase } from '../db/client';

const usage = `Usage:
  npm run admin -- list
  npm run admin -- create USERNAME    with ADMIN_PASSWORD, or a password that is printed
  npm run admin -- password USERNAME  sets a new password and ends the sessions
  npm run admin -- second-step USERNAME off  lets the password alone sign in again
  npm run admin -- new-secret         ends all sessions; restart the server afterwards`;

const { positionals } = parseArgs({ args: process.argv.slice(2), allowPositionals: true });
const [action, username, state] = positionals;
const db = openDatabase(parseEnvironment(process.env).DATABASE_FILE);
try {
  if (action === 'list') console.log(listAdminNames(db).join('\n'));
  else if (action === 'create' && username) console.log(await createAdminAccount(db, username));
  else if (action === 'password' && username) console.log(await setAdminPassword(db, username));
  else if (action === 'second-step' && username && state === 'off') {
    console.log(switchTwoFactorOff(db, username));
  } else if (action === 'new-secret') console.log(renewSecret(db));
  else {
    console.error(usage);
    process.exitCode = 2;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  db.close();
}
