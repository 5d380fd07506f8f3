import { Hono } from 'hono';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { findCredentials } from '../../db/accounts/admins';
import {
  confirmTwoFactor,
  getTwoFactor,
  offerTwoFactor,
  removeTwoFactor,
  replaceRecoveryCodes,
  twoFactorSince,
} from '../../db/accounts/twoFactor';
import { inTransaction } from '../../db/client';
import type { AdminVariables, Services } from '../context';
import { jsonBody, limitBody } from '../http/bodies';
import { fieldError, HttpError } from '../http/errors';
import { audit } from './auditTrail';
import { mailSecurityNotice } from './securityMail';
import { requireFresh } from './sessions';
import { clearFailures, countAttempt } from './signInLimit';
import {
  addTwoFactor,
  authenticatorUri,
  disableTwoFactor,
  newRecoveryCodes,
  newSecret,
  stepOfCode,
} from './twoFactor';

/** Data to set up an authenticator. */
export interface OfferedTwoFactor {
  /** Base32. */
  secret: string;
  uri: string;
  /** The QR code, as SVG. */
  qr: string;
}

/** Result of a setup; recovery codes are shown only this once. */
export interface AddedTwoFactor {
  /** Null if there are some already. */
  recovery_codes: string[] | null;
}

type Admin = AdminVariables['Variables']['admin'];

const schema = z.object({
  code: z.string({ error: 'Enter the code that your authenticator shows.' }).trim().max(100),
});
const isOn = 'An authenticator app is set up already. Remove it first to set up another.';

/**
 * `/api/second-step`, the admin's own authenticator app, with a recently confirmed password: POST
 * offers a secret, PUT with a code activates it, DELETE removes it; POST of recovery codes makes
 * ten new ones.
 */
export function twoFactorRoutes(services: Services) {
  const { db } = services;
  const limit = limitBody(1024, 'The request is too large.');

  /** Records the change and notifies the admin by mail. */
  function notify(admin: Admin, action: 'create' | 'update' | 'delete', what: string): void {
    audit(db, admin, `${action} second-step`, admin.id);
    const owner = findCredentials(db, { id: admin.id });
    if (owner) mailSecurityNotice(services, owner, what);
  }

  return new Hono<AdminVariables>()
    .use(requireFresh(services, { toSetUp: true }))
    .post('/', limit, (c) => {
      const { id, username } = c.get('admin');
      const secret = newSecret();
      if (!offerTwoFactor(db, id, secret)) throw new HttpError(409, { message: isOn });
      const uri = authenticatorUri(username, secret);
      return c.json({ secret, uri, qr: renderSVG(uri) } satisfies OfferedTwoFactor, 201);
    })
    .put('/', jsonBody(schema), (c) => {
      const admin = c.get('admin');
      const keys = [`second step set-up ${admin.id}`];
      countAttempt(db, keys);
      const offered = getTwoFactor(db, admin.id);
      if (!offered) throw new HttpError(409, { message: 'The setup has expired. Start again.' });
      if (offered.confirmed_at) throw new HttpError(409, { message: isOn });
      const step = stepOfCode(offered.secret, c.req.valid('json').code);
      if (step === undefined) {
        throw fieldError(
          'code',
          "This code doesn't match. Check your phone's clock and enter the code it shows now.",
        );
      }
      clearFailures(db, keys);
      const recovery_codes = addTwoFactor(db, admin.id, () => {
        if (!confirmTwoFactor(db, offered, step)) throw new HttpError(409, { message: isOn });
        notify(admin, 'create', 'Two-step sign-in with an authenticator app was switched on.');
      });
      return c.json({ recovery_codes } satisfies AddedTwoFactor);
    })
    .post('/recovery-codes', limit, (c) => {
      const admin = c.get('admin');
      if (!twoFactorSince(db, admin.id)) {
        throw new HttpError(409, { message: 'Two-step sign-in is off: switch it on first.' });
      }
      const { codes, hashes } = newRecoveryCodes();
      inTransaction(db, () => {
        replaceRecoveryCodes(db, admin.id, hashes);
        notify(admin, 'update', 'New recovery codes were made. The old ones no longer work.');
      });
      return c.json({ recovery_codes: codes } satisfies AddedTwoFactor, 201);
    })
    .delete('/', (c) => {
      const admin = c.get('admin');
      disableTwoFactor(services, admin.id, () => {
        const wasOn = removeTwoFactor(db, admin.id);
        if (wasOn)
          notify(admin, 'delete', 'Two-step sign-in with an authenticator app was switched off.');
      });
      return c.body(null, 204);
    });
}
