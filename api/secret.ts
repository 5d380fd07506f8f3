import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Database } from '../db/client';
import { settingOr } from '../db/settings';

/** The key that signs session cookies: made at the first start, kept in the database file. */
export function sessionSecret(db: Database): KeyObject {
  const secret = settingOr(db, 'session_secret', () => randomBytes(32).toString('base64url'));
  return createSecretKey(secret, 'base64url');
}
