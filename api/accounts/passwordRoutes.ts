import { Hono } from 'hono';
import { z } from 'zod';
import { admins, findCredentials } from '../../db/accounts/admins';
import { inTransaction } from '../../db/client';
import type { AdminVariables, Services } from '../context';
import { jsonBody } from '../http/bodies';
import { fieldError, HttpError } from '../http/errors';
import { audit } from './auditTrail';
import { hashPassword, passwordProblem, verifyPassword } from './passwords';
import { mailSecurityNotice } from './securityMail';
import { currentSession, startSession } from './sessions';
import { clearFailures, countAttempt } from './signInLimit';

const text = z.string().default('');
const schema = z.object({ old_password: text, new_password: text, confirm_password: text });

/** Changes the signed-in admin's own password. Checks run in the specification's order. */
export function passwordRoutes(services: Services) {
  const { db } = services;

  return new Hono<AdminVariables>().put('/', jsonBody(schema, 8 * 1024), async (c) => {
    const session = await currentSession(services, c);
    if (!session) throw new HttpError(401, { message: 'No admin session found.' });
    const values = c.req.valid('json');
    const problem = await formProblem(values);
    if (problem) throw new HttpError(422, problem);
    const admin = findCredentials(db, { id: session.admin_id });
    if (!admin) throw new HttpError(422, { message: 'Admin not found.' });
    const keys = [`password change ${admin.id}`];
    countAttempt(db, keys);
    if (!(await verifyPassword(values.old_password, admin.password_hash))) {
      throw fieldError('old_password', 'Old password is incorrect.');
    }
    clearFailures(db, keys);
    const password_hash = await hashPassword(values.new_password);
    inTransaction(db, () => {
      // Another password may have been set while the old one was verified.
      if (findCredentials(db, { id: admin.id })?.password_hash !== admin.password_hash) {
        throw fieldError('old_password', 'Old password is incorrect.');
      }
      if (!admins.update(db, admin.id, { password_hash })) {
        throw new HttpError(422, { message: 'Failed to update password.' });
      }
      audit(
        db,
        admin,
        'change-password password',
        admin.id,
        'Own password; all other sessions ended',
      );
      mailSecurityNotice(services, admin, 'Your password was changed.');
    });
    await startSession(services, c, { ...admin, password_hash });
    return c.json({ message: 'Password changed successfully.' });
  });
}

async function formProblem(values: z.output<typeof schema>) {
  const empty = Object.entries(values).filter(([, value]) => value === '');
  if (empty.length > 0) {
    const message = 'All fields are required.';
    return { message, errors: Object.fromEntries(empty.map(([name]) => [name, message])) };
  }
  if (values.new_password !== values.confirm_password) {
    return fieldError('confirm_password', 'New passwords do not match.').body;
  }
  const weakness = await passwordProblem(values.new_password);
  return weakness ? fieldError('new_password', weakness).body : undefined;
}
