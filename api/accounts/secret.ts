import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { deleteAllSessions } from '../../db/accounts/sessions';
import { type Database, inTransaction } from '../../db/client';
import { deleteSetting, getOrCreateSetting } from '../../db/settings';

const setting = 'session_secret';

/**
 * Returns the key that signs session cookies, created at the first start and stored in the
 * database.
 */
export function sessionSecret(db: Database): KeyObject {
  const secret = getOrCreateSetting(db, setting, () => randomBytes(32).toString('base64url'));
  return createSecretKey(secret, 'base64url');
}

/** Ends every session. The next start makes a new key, which invalidates older cookies. */
export function deleteSessionSecret(db: Database): void {
  inTransaction(db, () => {
    deleteAllSessions(db);
    deleteSetting(db, setting);
  });
}
