import { randomBytes } from 'node:crypto';
import { admins, findCredentials } from '../../db/accounts/admins';
import { countPasskeys, removeAllPasskeys } from '../../db/accounts/passkeys';
import { removeTwoFactor, replaceRecoveryCodes } from '../../db/accounts/twoFactor';
import { type Database, inTransaction } from '../../db/client';
import { TakenError } from '../../db/errors';
import { auditOperator } from './auditTrail';
import { hashPassword, passwordProblem } from './passwords';
import { deleteSessionSecret } from './secret';

/** Commands of `npm run admin`. Each returns the line to print. */

export function listAdminNames(db: Database): string[] {
  const sort = { column: 'username', direction: 'ASC' } as const;
  const { rows } = admins.list(db, { sort, offset: 0, limit: 1000 });
  return rows.map((row) => `${row.username} (since ${row.created_at?.slice(0, 10)})`);
}

/**
 * @throws Error with a message for the operator if the name is taken or the password is unsuitable.
 */
export async function createAdminAccount(db: Database, username: string): Promise<string> {
  const { password, shown } = await choosePassword();
  try {
    const password_hash = await hashPassword(password);
    inTransaction(db, () => {
      const { id } = admins.create(db, crypto.randomUUID(), { username, password_hash });
      auditOperator(db, { action: 'create', resource: 'admins', record_id: id, summary: username });
    });
  } catch (error) {
    if (error instanceof TakenError) throw new Error(`The admin ${username} already exists.`);
    throw error;
  }
  return `Created ${username}. ${shown}`;
}

/** @throws Error with a message for the operator if there is no such admin. */
export async function setAdminPassword(db: Database, username: string): Promise<string> {
  const admin = findCredentials(db, { username });
  if (!admin) throw new Error(`There is no admin ${username}.`);
  const { password, shown } = await choosePassword();
  const password_hash = await hashPassword(password);
  inTransaction(db, () => {
    admins.update(db, admin.id, { password_hash });
    const summary = `${username} (password)`;
    auditOperator(db, { action: 'update', resource: 'admins', record_id: admin.id, summary });
  });
  const passkeys = countPasskeys(db, admin.id)
    ? ` Their passkeys still sign them in; "second-step ${username} off" removes them.`
    : '';
  return `Changed the password of ${username} and ended all of their sessions.${passkeys} ${shown}`;
}

/** @throws Error with a message for the operator if there is no such admin. */
export function switchTwoFactorOff(db: Database, username: string): string {
  const admin = findCredentials(db, { username });
  if (!admin) throw new Error(`There is no admin ${username}.`);
  return inTransaction(db, () => {
    const wasOn = removeTwoFactor(db, admin.id);
    const passkeys = removeAllPasskeys(db, admin.id);
    replaceRecoveryCodes(db, admin.id, []);
    if (!wasOn && passkeys === 0) return `Two-step sign-in of ${username} is already off.`;
    const summary = passkeys > 0 ? `${username}, with the passkeys` : username;
    const happening = { action: 'delete', resource: 'second-step', record_id: admin.id } as const;
    auditOperator(db, { ...happening, summary });
    const removed = passkeys > 0 ? ' and removed their passkeys' : '';
    return `Switched off two-step sign-in of ${username}${removed}. The password alone now signs in.`;
  });
}

/** Ends all sessions. The next start makes a new session secret. */
export function renewSecret(db: Database): string {
  inTransaction(db, () => {
    deleteSessionSecret(db);
    const summary = 'All sessions ended; a new session secret at the next start';
    auditOperator(db, { action: 'delete', resource: 'session', record_id: '', summary });
  });
  return 'Ended all sessions. Restart the server now: it makes a new session secret.';
}

async function choosePassword(): Promise<{ password: string; shown: string }> {
  const input = process.env.ADMIN_PASSWORD;
  if (!input) {
    const password = randomBytes(12).toString('base64url');
    return { password, shown: `The password is ${password}` };
  }
  const problem = await passwordProblem(input);
  if (problem) throw new Error(problem);
  return { password: input, shown: 'The password is the one in ADMIN_PASSWORD.' };
}
