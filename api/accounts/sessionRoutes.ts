import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type Credentials, findCredentials } from '../../db/accounts/admins';
import { countPasskeys, findPasskey } from '../../db/accounts/passkeys';
import { confirmSession, deleteSession } from '../../db/accounts/sessions';
import { countRecoveryCodes, getTwoFactor, twoFactorSince } from '../../db/accounts/twoFactor';
import { inTransaction } from '../../db/client';
import type { AdminVariables, Services } from '../context';
import { jsonBody, requiredText } from '../http/bodies';
import { clientAddress } from '../http/clientAddress';
import { fieldError, HttpError } from '../http/errors';
import { audit, auditFailedSignIn } from './auditTrail';
import type { ChallengeUse } from './passkeyChallenges';
import { assertionSchema, consumePasskey } from './passkeys';
import { verifyPassword } from './passwords';
import { mailSecurityNotice } from './securityMail';
import { clearSessionCookie, isKnownDevice, requireAdmin, startSession } from './sessions';
import { clearFailures, countAttempt, signInKeys, twoFactorKeys } from './signInLimit';
import { consumeCode } from './twoFactor';
import {
  clearTwoFactorPending,
  readTwoFactorPending,
  setTwoFactorPending,
} from './twoFactorPending';

/** The signed-in admin, as `GET /api/session` returns it. */
export interface Session {
  id: string;
  username: string;
}

/** Response (202) to `POST /api/session` if a second factor is needed. */
export interface TwoFactorAsked {
  second_step: ('totp' | 'passkey' | 'recovery')[];
}

const refused = 'Invalid username or password';
const passkeyRefused = 'This passkey does not sign you in here. Try again, or use your password.';
const schema = z.object({
  username: requiredText('Username is required.', 100, refused),
  password: z.string({ error: 'Password is required.' }).min(1, 'Password is required.'),
});

const code = z.string({ error: 'Enter a code.' }).trim().min(1, 'Enter a code.').max(100);
const passkeySchema = z.object({ passkey: assertionSchema });
const proof = { code: code.optional(), passkey: assertionSchema.optional() };
const proofSchema = z
  .object(proof)
  .refine(({ code, passkey }) => code ?? passkey, { path: ['code'], error: 'Enter a code.' });
const confirmationSchema = z
  .object({ ...proof, password: schema.shape.password.optional() })
  .refine(({ code, passkey, password }) => code ?? passkey ?? password, {
    path: ['password'],
    error: 'Password is required.',
  });
type Proof = z.output<typeof proofSchema>;

interface FirstStepVariables {
  Variables: AdminVariables['Variables'] & { firstStep: Credentials };
}

/**
 * `/api/session`: POST signs in, or asks for the second factor, whose POST then signs in; GET
 * returns the signed-in admin, DELETE signs out; POST of a confirmation confirms the password or a
 * code.
 */
export function sessionRoutes(services: Services) {
  const { db, environment } = services;
  const body = <Schema extends z.ZodType>(schema: Schema) =>
    jsonBody(schema, 8 * 1024, 'The sign-in request is too large.');
  const signedIn = requireAdmin(services, { toSetUp: true });

  async function begin(c: Context, admin: Credentials, summary = '') {
    await startSession(services, c, admin, () => audit(db, admin, 'sign-in session', '', summary));
    return c.json({ id: admin.id, username: admin.username } satisfies Session, 201);
  }

  /**
   * Consumes a code or passkey response. @returns the text for the audit trail; undefined if it is
   * wrong.
   */
  async function spend(
    c: Context,
    admin: Credentials,
    proof: Proof,
    use: ChallengeUse,
  ): Promise<string | undefined> {
    if (proof.passkey) {
      const passkey = { use, adminId: admin.id, assertion: proof.passkey };
      const used = await consumePasskey(services, c, passkey);
      return used && withPasskey(used.name);
    }
    const used = consumeCode(db, admin.id, proof.code ?? '');
    if (used !== 'recovery') return used && '';
    const left = countRecoveryCodes(db, admin.id);
    mailSecurityNotice(services, admin, `A recovery code was used; ${left} left.`);
    return `With a recovery code; ${left} left`;
  }

  return new Hono<FirstStepVariables>()
    .post('/', body(schema), async (c) => {
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
        throw new HttpError(401, { message: refused });
      }
      clearFailures(db, keys);
      const since = twoFactorSince(db, admin.id);
      if (!since) return begin(c, admin);
      await setTwoFactorPending(services, c, admin, since);
      const asked: TwoFactorAsked = { second_step: ['recovery'] };
      if (countPasskeys(db, admin.id) > 0) asked.second_step.unshift('passkey');
      if (getTwoFactor(db, admin.id)?.confirmed_at) asked.second_step.unshift('totp');
      return c.json(asked, 202);
    })
    .post('/passkey', body(passkeySchema), async (c) => {
      const assertion = c.req.valid('json').passkey;
      const adminId = findPasskey(db, assertion.id)?.admin_id;
      const admin = adminId === undefined ? undefined : findCredentials(db, { id: adminId });
      const keys = twoFactorKeys({
        adminId,
        address: clientAddress(c, environment.TRUST_PROXY),
        isKnownDevice: await isKnownDevice(services, c, admin),
        isAlone: true,
      });
      countAttempt(db, keys);
      const used = await consumePasskey(services, c, { use: { to: 'sign-in' }, assertion });
      if (!admin || !used) {
        auditFailedSignIn(db, admin, admin ? 'Passkey refused' : 'Unknown passkey');
        throw new HttpError(422, { message: passkeyRefused });
      }
      clearFailures(db, keys);
      return begin(c, admin, withPasskey(used.name));
    })
    .post(
      '/second-step',
      async (c, next) => {
        c.set('firstStep', await readTwoFactorPending(services, c));
        await next();
      },
      body(proofSchema),
      async (c) => {
        const admin = c.get('firstStep');
        const keys = twoFactorKeys({
          adminId: admin.id,
          address: clientAddress(c, environment.TRUST_PROXY),
          isKnownDevice: await isKnownDevice(services, c, admin),
        });
        countAttempt(db, keys);
        const proof = c.req.valid('json');
        const summary = await spend(c, admin, proof, { to: 'second-step', of: admin.id });
        if (summary === undefined) {
          auditFailedSignIn(db, admin, 'Wrong code or passkey');
          if (proof.passkey) throw new HttpError(422, { message: passkeyRefused });
          throw fieldError(
            'code',
            'This code is wrong or was already used. Wait for the next one.',
          );
        }
        clearFailures(db, keys);
        clearTwoFactorPending(services, c);
        return begin(c, admin, summary);
      },
    )
    .get('/', signedIn, (c) => {
      const { id, username } = c.get('admin');
      return c.json({ id, username } satisfies Session);
    })
    .post('/confirmation', signedIn, body(confirmationSchema), async (c) => {
      const { id, sessionId } = c.get('admin');
      const keys = [`password confirmation ${id}`];
      countAttempt(db, keys);
      const typed = c.req.valid('json');
      const admin = findCredentials(db, { id });
      if (typed.password !== undefined) {
        const isRight = await verifyPassword(typed.password, admin?.password_hash);
        if (!isRight) throw fieldError('password', 'That is not your password.');
      } else {
        const use = { to: 'confirm', of: sessionId } as const;
        const isGood = admin && (await spend(c, admin, typed, use)) !== undefined;
        if (!isGood && typed.passkey) throw new HttpError(422, { message: passkeyRefused });
        if (!isGood) throw fieldError('code', 'This code is wrong or was already used.');
      }
      clearFailures(db, keys);
      confirmSession(db, sessionId);
      return c.json({ message: 'This counts for ten minutes.' }, 201);
    })
    .delete('/', signedIn, (c) => {
      const admin = c.get('admin');
      inTransaction(db, () => {
        deleteSession(db, admin.sessionId);
        audit(db, admin, 'sign-out session', '');
      });
      clearSessionCookie(services, c);
      return c.body(null, 204);
    });
}

const withPasskey = (name: string) => `With the passkey “${name}”`;
