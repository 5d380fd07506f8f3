import { Hono } from 'hono';
import { z } from 'zod';
import type { Services } from '../context';
import { jsonBody } from '../http/bodies';
import { HttpError } from '../http/errors';
import { mfaPendingOf } from './mfaPending';
import { assertionOptions } from './passkeys';
import { currentSession } from './sessions';

const schema = z.object({ to: z.enum(['sign-in', 'second-step', 'confirm']) });

/**
 * `POST /api/passkey-challenges`: what a browser asks a passkey with, to sign in with it alone, after
 * the password (401 without that), or once more in a session (401 without one).
 */
export function passkeyChallengeRoutes(services: Services) {
  return new Hono().post('/', jsonBody(schema), async (c) => {
    const { to } = c.req.valid('json');
    if (to === 'sign-in') return c.json(await assertionOptions(services, c, { to }), 201);
    if (to === 'second-step') {
      const { id } = await mfaPendingOf(services, c);
      return c.json(await assertionOptions(services, c, { to, of: id }, id), 201);
    }
    const session = await currentSession(services, c);
    if (!session) throw new HttpError(401, { message: 'Sign in to do this.' });
    const use = { to, of: session.id };
    return c.json(await assertionOptions(services, c, use, session.admin_id), 201);
  });
}
