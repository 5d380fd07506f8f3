import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { deleteAllSessions } from '../../db/accounts/sessions';
import { type Database, inTransaction } from '../../db/client';
import { forgetSetting, settingOr } from '../../db/settings';

const setting = 'session_secret';

/** The key that signs session cookies: made at the first start, kept in the database file. */
export function sessionSecret(db: Database): KeyObject {
  const secret = settingOr(db, setting, () => randomBytes(32).toString('base64url'));
  return createSecretKey(secret, 'base64url');
}

/** Ends every session; the next start makes a new key, with which no older cookie is good. */
export function forgetSessionSecret(db: Database): void {
  inTransaction(db, () => {
    deleteAllSessions(db);
    forgetSetting(db, setting);
  });
}
