import { Hono } from 'hono';
import { personalNames } from '../../shared/resources';
import type { Services } from '../context';
import { HttpError } from '../http/errors';
import { currentSession } from './sessions';

/** Calls of visitors, which an admin may make too. */
const visitorCalls = new Set([
  'POST /api/enquiries',
  'GET /api/enquiries/form-time',
  'POST /api/bookings',
]);

/**
 * Refuses people's data to signed-in accounts that may not see clients: 403. Requests without a
 * session are the routes' to refuse. Mount it before them.
 */
export function personalAccess(services: Services) {
  const guard = new Hono();
  for (const name of personalNames) {
    guard.use(`/${name}/*`, async (c, next) => {
      if (visitorCalls.has(`${c.req.method} ${c.req.path}`)) return next();
      const session = await currentSession(services, c);
      if (session && !session.may_see_clients) throw mayNotSeeClients();
      return next();
    });
  }
  return guard;
}

export const mayNotSeeClients = () => new HttpError(403, { message: refused });

const refused =
  "Your account may not see clients' data. Ask an admin who may to change it, or to do this.";
