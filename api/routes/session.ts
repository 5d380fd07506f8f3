import { Hono } from 'hono';
import { z } from 'zod';
import { findCredentials } from '../../db/admins';
import { deleteSession } from '../../db/sessions';
import { audit, auditFailedSignIn } from '../auditTrail';
import { jsonBody, limitBody, requireJson } from '../bodies';
import { clientAddress } from '../clientAddress';
import type { AdminVariables, Services } from '../context';
import { ApiFailure } from '../errors';
import { verifyPassword } from '../passwords';
import { forgetSessionCookie, knownDevice, requireAdmin, startSession } from '../sessions';
import { countAttempt, forgetFailures, signInKeys } from '../signInLimit';
import type { Session } from '../types';

const refused = 'Invalid username or password';
const schema = z.object({
  username: z
    .string({ error: 'Username is required.' })
    .trim()
    .min(1, 'Username is required.')
    .max(100, refused),
  password: z.string({ error: 'Password is required.' }).min(1, 'Password is required.'),
});

/** A session is a resource: POST signs in, GET tells who is signed in, DELETE signs out. */
export function sessionRoutes(services: Services) {
  const { db, environment } = services;
  const limit = limitBody(8 * 1024, 'The sign-in request is too large.');
  const signedIn = requireAdmin(services);

  return new Hono<AdminVariables>()
    .post('/', limit, requireJson, jsonBody(schema), async (c) => {
      const { username, password } = c.req.valid('json');
      const admin = findCredentials(db, { username });
      const keys = signInKeys({
        username,
        address: clientAddress(c, environment.TRUST_PROXY),
        knownDevice: await knownDevice(services, c, admin?.id),
      });
      countAttempt(db, keys);
      const matches = await verifyPassword(password, admin?.password_hash);
      if (!admin || !matches) {
        auditFailedSignIn(db, admin);
        throw new ApiFailure(401, { message: refused });
      }
      forgetFailures(db, keys);
      await startSession(services, c, admin.id);
      audit(db, admin, { action: 'sign-in', resource: 'session', record_id: '', summary: '' });
      return c.json({ id: admin.id, username: admin.username } satisfies Session, 201);
    })
    .get('/', signedIn, (c) => {
      const { id, username } = c.get('admin');
      return c.json({ id, username } satisfies Session);
    })
    .delete('/', signedIn, (c) => {
      const admin = c.get('admin');
      deleteSession(db, admin.sessionId);
      audit(db, admin, { action: 'sign-out', resource: 'session', record_id: '', summary: '' });
      forgetSessionCookie(services, c);
      return c.body(null, 204);
    });
}
