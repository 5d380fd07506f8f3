import { Hono } from 'hono';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { findCredentials } from '../../db/admins';
import { inTransaction } from '../../db/client';
import {
  confirmSecondStep,
  getSecondStep,
  offerSecondStep,
  removeSecondStep,
  replaceRecoveryCodes,
} from '../../db/secondSteps';
import { audit } from '../auth/auditTrail';
import { authenticatorUri, newRecoveryCodes, newSecret, stepOfCode } from '../auth/secondStep';
import { mailSecurityNotice } from '../auth/securityMail';
import { requireFresh } from '../auth/sessions';
import { countAttempt, forgetFailures } from '../auth/signInLimit';
import type { AdminVariables, Services } from '../context';
import { jsonBody, limitBody, requireJson } from '../http/bodies';
import { ApiFailure } from '../http/errors';
import type { OfferedSecondStep } from '../types';

type Admin = AdminVariables['Variables']['admin'];

const schema = z.object({
  code: z.string({ error: 'Enter the code that your authenticator shows.' }).trim().max(100),
});
const isOn = 'Two-step sign-in is on already. Switch it off first to set up another authenticator.';

/**
 * `/api/second-step`, one's own and with a fresh password: POST offers a secret, PUT with a code of it
 * switches two-step sign-in on, DELETE off; POST of recovery codes makes ten new ones.
 */
export function secondStepRoutes(services: Services) {
  const { db, environment } = services;
  const limit = limitBody(1024, 'The request is too large.');

  /** Writes the change down, and tells the admin by mail. */
  function tell(admin: Admin, action: 'create' | 'update' | 'delete', what: string): void {
    audit(db, admin, { action, resource: 'second-step', record_id: admin.id, summary: '' });
    const owner = findCredentials(db, { id: admin.id });
    if (owner) mailSecurityNotice(services, owner, what);
  }

  return new Hono<AdminVariables>()
    .use(requireFresh(services, { toSetUp: true }))
    .post('/', limit, (c) => {
      const { id, username } = c.get('admin');
      const secret = newSecret();
      if (!offerSecondStep(db, id, secret)) throw new ApiFailure(409, { message: isOn });
      const uri = authenticatorUri(username, secret);
      return c.json({ secret, uri, qr: renderSVG(uri) } satisfies OfferedSecondStep, 201);
    })
    .put('/', requireJson, limit, jsonBody(schema), (c) => {
      const admin = c.get('admin');
      const keys = [`second step set-up ${admin.id}`];
      countAttempt(db, keys);
      const offered = getSecondStep(db, admin.id);
      if (!offered) throw new ApiFailure(409, { message: 'Begin again: nothing is being set up.' });
      if (offered.confirmed_at) throw new ApiFailure(409, { message: isOn });
      const step = stepOfCode(offered.secret, c.req.valid('json').code);
      if (step === undefined) {
        const message =
          'This is not the code that belongs to this QR code. Check the clock of your phone, and type the code that it shows now.';
        throw new ApiFailure(422, { message, errors: { code: message } });
      }
      forgetFailures(db, keys);
      const { codes, hashes } = newRecoveryCodes();
      inTransaction(db, () => {
        if (!confirmSecondStep(db, offered, { step, hashes })) {
          throw new ApiFailure(409, { message: isOn });
        }
        tell(admin, 'create', 'Two-step sign-in was switched on.');
      });
      return c.json({ recovery_codes: codes });
    })
    .post('/recovery-codes', limit, (c) => {
      const admin = c.get('admin');
      if (!getSecondStep(db, admin.id)?.confirmed_at) {
        throw new ApiFailure(409, { message: 'Two-step sign-in is off: switch it on first.' });
      }
      const { codes, hashes } = newRecoveryCodes();
      inTransaction(db, () => {
        replaceRecoveryCodes(db, admin.id, hashes);
        tell(admin, 'update', 'New recovery codes were made; the older ones do not work any more.');
      });
      return c.json({ recovery_codes: codes }, 201);
    })
    .delete('/', limit, (c) => {
      if (environment.TWO_STEP === 'required') {
        const message =
          'This site requires two-step sign-in. For another authenticator, ask the operator to switch yours off.';
        throw new ApiFailure(409, { message });
      }
      const admin = c.get('admin');
      inTransaction(db, () => {
        const wasOn = removeSecondStep(db, admin.id);
        if (wasOn) tell(admin, 'delete', 'Two-step sign-in was switched off.');
      });
      return c.body(null, 204);
    });
}
