import { createHmac, type KeyObject } from 'node:crypto';
import type { Database } from '../../db/client';
import { getOrCreateSetting } from '../../db/settings';
import { isSigned, signText } from '../accounts/tokens';
import type { Evidence } from './spam';

const fastSeconds = 3;
const oldSeconds = 24 * 60 * 60;

/** Signs when a form was begun, and checks it when it is sent. */
export interface FormTimes {
  /** Returns the current time, signed. */
  issue(): string;
  check(token: string): Evidence['time'];
}

export function createFormTimes({ db, secret }: { db: Database; secret: KeyObject }): FormTimes {
  // A separate key: open forms survive `npm run admin -- new-secret`, which ends sessions.
  const formKey = getOrCreateSetting(db, 'form_key', () => secret.export().toString('base64url'));
  const key = createHmac('sha256', Buffer.from(formKey, 'base64url'))
    .update('form time')
    .digest('hex');
  return {
    issue() {
      const at = String(Date.now());
      return `${at}.${signText(key, at)}`;
    },
    check(token) {
      if (token === '') return 'missing';
      const [at = '', signature = ''] = token.split('.');
      if (!isSigned(key, at, signature)) return 'forged';
      const seconds = (Date.now() - Number(at)) / 1000;
      if (seconds < fastSeconds) return 'fast';
      return seconds > oldSeconds ? 'old' : 'fair';
    },
  };
}
