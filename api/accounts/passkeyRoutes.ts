import { Hono } from 'hono';
import { z } from 'zod';
import { findCredentials } from '../../db/accounts/admins';
import {
  addPasskey,
  countPasskeys,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '../../db/accounts/passkeys';
import { inTransaction } from '../../db/client';
import { TakenError } from '../../db/errors';
import type { AdminVariables, Services } from '../context';
import { jsonBody, limitBody, requiredText } from '../http/bodies';
import { HttpError } from '../http/errors';
import { audit } from './auditTrail';
import {
  assertionOptions,
  readRegistration,
  registrationOptions,
  registrationSchema,
} from './passkeys';
import { mailSecurityNotice } from './securityMail';
import { currentSession, requireAdmin, requireFresh } from './sessions';
import { clearFailures, countAttempt } from './signInLimit';
import { addTwoFactor, disableTwoFactor } from './twoFactor';
import { readTwoFactorPending } from './twoFactorPending';
import type { AddedTwoFactor } from './twoFactorRoutes';

/** One of the admin's own passkeys. */
export type ShownPasskey = Pick<Passkey, 'id' | 'name' | 'created_at' | 'last_used_at'>;

type Admin = AdminVariables['Variables']['admin'];

/** Limits keys per admin: each challenge lists all of them. */
const most = 20;
const tooLong = 'This name is too long: 60 characters at most.';
const name = requiredText('Give the passkey a name.', 60, tooLong).regex(
  /^\P{Cc}*$/u,
  'Enter the name on one line.',
);
const nameSchema = z.object({ name });
const addSchema = z.object({ name, credential: registrationSchema });
const notThere = 'This passkey has already been removed.';
const isKnown = 'This device already has a passkey for this site.';

/**
 * `/api/passkeys`, of the signed-in admin. Challenge POST returns the options for
 * `navigator.credentials.create()`, POST adds the passkey under a name, PUT renames, DELETE
 * removes. Changes require a recently confirmed password.
 */
export function passkeyRoutes(services: Services) {
  const { db } = services;
  const limit = limitBody(16 * 1024, 'The request is too large.');
  const fresh = requireFresh(services, { toSetUp: true });

  /** Records the change and notifies the admin by mail. */
  function notify(admin: Admin, action: 'create' | 'update' | 'delete', { name }: Passkey): void {
    audit(db, admin, `${action} passkeys`, admin.id, name);
    const done = { create: 'added', update: undefined, delete: 'removed' }[action];
    const owner = findCredentials(db, { id: admin.id });
    if (owner && done) mailSecurityNotice(services, owner, `The passkey “${name}” was ${done}.`);
  }

  return new Hono<AdminVariables>()
    .get('/', requireAdmin(services, { toSetUp: true }), (c) =>
      c.json(listPasskeys(db, c.get('admin').id).map(shown)),
    )
    .post('/challenge', fresh, limit, async (c) => {
      const admin = c.get('admin');
      if (countPasskeys(db, admin.id) >= most) throw tooManyKeys();
      return c.json(await registrationOptions(services, c, admin), 201);
    })
    .post('/', fresh, jsonBody(addSchema, 16 * 1024), async (c) => {
      const admin = c.get('admin');
      const { name, credential } = c.req.valid('json');
      const keys = [`second step set-up ${admin.id}`];
      countAttempt(db, keys);
      const read = await readRegistration(services, c, admin.sessionId, credential);
      if (!read) {
        const message =
          'The passkey was not added: it took too long, or it belongs to another site. Try again.';
        throw new HttpError(422, { message });
      }
      const recovery_codes = addTwoFactor(db, admin.id, () => {
        if (countPasskeys(db, admin.id) >= most) throw tooManyKeys();
        notify(admin, 'create', add({ ...read, name, admin_id: admin.id }));
      });
      clearFailures(db, keys);
      return c.json({ recovery_codes } satisfies AddedTwoFactor, 201);
    })
    .put('/:id', fresh, jsonBody(nameSchema), (c) => {
      const admin = c.get('admin');
      const { name } = c.req.valid('json');
      const renamed = inTransaction(db, () => {
        const row = renamePasskey(db, admin.id, c.req.param('id'), name);
        if (row) notify(admin, 'update', row);
        return row;
      });
      if (!renamed) throw new HttpError(404, { message: notThere });
      return c.json(shown(renamed));
    })
    .delete('/:id', fresh, (c) => {
      const admin = c.get('admin');
      disableTwoFactor(services, admin.id, () => {
        const removed = removePasskey(db, admin.id, c.req.param('id'));
        if (!removed) throw new HttpError(404, { message: notThere });
        notify(admin, 'delete', removed);
      });
      return c.body(null, 204);
    });

  function add(values: Parameters<typeof addPasskey>[1]): Passkey {
    try {
      return addPasskey(db, values);
    } catch (error) {
      if (error instanceof TakenError) throw new HttpError(409, { message: isKnown });
      throw error;
    }
  }
}

function tooManyKeys(): HttpError {
  return new HttpError(409, {
    message: `You can have at most ${most} passkeys. Remove one first.`,
  });
}

function shown({ id, name, created_at, last_used_at }: Passkey): ShownPasskey {
  return { id, name, created_at, last_used_at };
}

const schema = z.object({ to: z.enum(['sign-in', 'second-step', 'confirm']) });

/**
 * `POST /api/passkey-challenges`: options for `navigator.credentials.get()`, to sign in without a
 * password, after the password (401 without it), or to confirm in a session (401 without one).
 */
export function passkeyChallengeRoutes(services: Services) {
  return new Hono().post('/', jsonBody(schema), async (c) => {
    const { to } = c.req.valid('json');
    if (to === 'sign-in') return c.json(await assertionOptions(services, c, { to }), 201);
    if (to === 'second-step') {
      const { id } = await readTwoFactorPending(services, c);
      return c.json(await assertionOptions(services, c, { to, of: id }, id), 201);
    }
    const session = await currentSession(services, c);
    if (!session) throw new HttpError(401, { message: 'Sign in to do this.' });
    const use = { to, of: session.id };
    return c.json(await assertionOptions(services, c, use, session.admin_id), 201);
  });
}
