import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type Credentials, findCredentials } from '../../db/admins';
import { countRecoveryCodes, getSecondStep } from '../../db/secondSteps';
import { confirmSession, deleteSession } from '../../db/sessions';
import { audit, auditFailedSignIn } from '../auth/auditTrail';
import { firstStepOf, forgetFirstStep, rememberFirstStep } from '../auth/firstStep';
import { verifyPassword } from '../auth/passwords';
import { spendCode } from '../auth/secondStep';
import { mailSecurityNotice } from '../auth/securityMail';
import { forgetSessionCookie, isKnownDevice, requireAdmin, startSession } from '../auth/sessions';
import { countAttempt, forgetFailures, secondStepKeys, signInKeys } from '../auth/signInLimit';
import type { AdminVariables, Services } from '../context';
import { jsonBody, limitBody, requireJson } from '../http/bodies';
import { clientAddress } from '../http/clientAddress';
import { ApiFailure } from '../http/errors';
import type { SecondStepAsked, Session } from '../types';

const refused = 'Invalid username or password';
const schema = z.object({
  username: z
    .string({ error: 'Username is required.' })
    .trim()
    .min(1, 'Username is required.')
    .max(100, refused),
  password: z.string({ error: 'Password is required.' }).min(1, 'Password is required.'),
});

const code = z.string({ error: 'Enter a code.' }).trim().min(1, 'Enter a code.').max(100);
const codeSchema = z.object({ code });
const confirmationSchema = codeSchema.or(schema.pick({ password: true }));

interface FirstStepVariables {
  Variables: AdminVariables['Variables'] & { firstStep: Credentials };
}

/**
 * A session is a resource: POST signs in, or asks for the second step whose POST then does; GET tells
 * who is signed in, DELETE signs out; POST of a confirmation types the password, or a code, once more.
 */
export function sessionRoutes(services: Services) {
  const { db, environment } = services;
  const limit = limitBody(8 * 1024, 'The sign-in request is too large.');
  const signedIn = requireAdmin(services, { toSetUp: true });

  async function begin(c: Context, admin: Credentials, summary = '') {
    await startSession(services, c, admin);
    audit(db, admin, { action: 'sign-in', resource: 'session', record_id: '', summary });
    return c.json({ id: admin.id, username: admin.username } satisfies Session, 201);
  }

  return new Hono<FirstStepVariables>()
    .post('/', limit, requireJson, jsonBody(schema), async (c) => {
      const { username, password } = c.req.valid('json');
      const admin = findCredentials(db, { username });
      const keys = signInKeys({
        username,
        address: clientAddress(c, environment.TRUST_PROXY),
        isKnownDevice: await isKnownDevice(services, c, admin),
      });
      countAttempt(db, keys);
      const matches = await verifyPassword(password, admin?.password_hash);
      if (!admin || !matches) {
        auditFailedSignIn(db, admin);
        throw new ApiFailure(401, { message: refused });
      }
      forgetFailures(db, keys);
      const since = getSecondStep(db, admin.id)?.confirmed_at;
      if (!since) return begin(c, admin);
      await rememberFirstStep(services, c, admin, since);
      return c.json({ second_step: ['totp', 'recovery'] } satisfies SecondStepAsked, 202);
    })
    .post(
      '/second-step',
      limit,
      requireJson,
      async (c, next) => {
        const admin = await firstStepOf(services, c);
        if (!admin) {
          const message = 'The time for the second step is over. Sign in with your password again.';
          throw new ApiFailure(401, { message });
        }
        c.set('firstStep', admin);
        await next();
      },
      jsonBody(codeSchema),
      async (c) => {
        const admin = c.get('firstStep');
        const keys = secondStepKeys({
          adminId: admin.id,
          address: clientAddress(c, environment.TRUST_PROXY),
          isKnownDevice: await isKnownDevice(services, c, admin),
        });
        countAttempt(db, keys);
        const used = spendCode(db, admin.id, c.req.valid('json').code);
        if (!used) {
          auditFailedSignIn(db, admin, 'Wrong code of the second step');
          throw failure(
            'code',
            'This code is wrong, or it was used already. Wait for the next one.',
          );
        }
        forgetFailures(db, keys);
        forgetFirstStep(services, c);
        if (used === 'totp') return begin(c, admin);
        const left = countRecoveryCodes(db, admin.id);
        const what = `A recovery code was used to sign in; ${left} left.`;
        mailSecurityNotice(services, admin, what);
        return begin(c, admin, `With a recovery code; ${left} left`);
      },
    )
    .get('/', signedIn, (c) => {
      const { id, username } = c.get('admin');
      return c.json({ id, username } satisfies Session);
    })
    .post(
      '/confirmation',
      signedIn,
      limit,
      requireJson,
      jsonBody(confirmationSchema),
      async (c) => {
        const { id, sessionId } = c.get('admin');
        const keys = [`password confirmation ${id}`];
        countAttempt(db, keys);
        const typed = c.req.valid('json');
        if ('code' in typed) {
          if (!spendCode(db, id, typed.code))
            throw failure('code', 'This code is wrong, or was used.');
        } else {
          const hash = findCredentials(db, { id })?.password_hash;
          const isRight = await verifyPassword(typed.password, hash);
          if (!isRight) throw failure('password', 'That is not your password.');
        }
        forgetFailures(db, keys);
        confirmSession(db, sessionId);
        return c.json({ message: 'This counts for ten minutes.' }, 201);
      },
    )
    .delete('/', signedIn, (c) => {
      const admin = c.get('admin');
      deleteSession(db, admin.sessionId);
      audit(db, admin, { action: 'sign-out', resource: 'session', record_id: '', summary: '' });
      forgetSessionCookie(services, c);
      return c.body(null, 204);
    });
}

function failure(field: string, message: string): ApiFailure {
  return new ApiFailure(422, { message, errors: { [field]: message } });
}
