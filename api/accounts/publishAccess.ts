import { Hono } from 'hono';
import { openToWriters } from '../../shared/resources';
import type { AdminVariables, Services } from '../context';
import { HttpError } from '../http/errors';
import { currentSession } from './sessions';

/** Says whose account it is, which no page shows. */
const confirmation = /^\/api\/people\/[^/]+\/account\/confirm$/;

/**
 * Refuses writes to signed-in accounts that don't publish, but for those that resources open to them:
 * 403. Their routes look at the row, with `requirePublisher`. Mount it before them.
 */
export function publishAccess(services: Services) {
  const guard = new Hono();
  guard.use('/:name/*', async (c, next) => {
    const { method, path } = c.req;
    if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return next();
    if (openToWriters(c.req.param('name'), method) || confirmation.test(path)) return next();
    const session = await currentSession(services, c);
    if (session && !session.may_publish) throw mayNotPublish();
    return next();
  });
  return guard;
}

/**
 * Requires an account that publishes.
 * @param isSeen whether visitors see what is written: looked up for an account that doesn't, alone.
 * @throws HttpError 403
 */
export function requirePublisher(
  { mayPublish }: AdminVariables['Variables']['admin'],
  isSeen = () => true,
): void {
  if (!mayPublish && isSeen()) throw mayNotPublish();
}

const mayNotPublish = () => new HttpError(403, { message: refused });

const refused =
  'Your account writes, and doesn’t publish: what visitors read stays as it is. Ask for publishing in the post, or an admin who may publish.';
