import { Hono } from 'hono';
import {
  endOtherSessions,
  endSession,
  listSessions,
  type OwnSession,
} from '../../db/accounts/sessions';
import { inTransaction } from '../../db/client';
import type { AdminVariables, Services } from '../context';
import { HttpError } from '../http/errors';
import { audit } from './auditTrail';
import { clearSessionCookie, requireAdmin, sessionAges } from './sessions';

export type ShownSession = OwnSession & { is_current: boolean };

/** `/api/sessions`: lists the admin's own sessions; DELETE ends one, or all others. */
export function ownSessionRoutes(services: Services) {
  const { db } = services;
  return new Hono<AdminVariables>()
    .use(requireAdmin(services, { toSetUp: true }))
    .get('/', (c) => {
      const { id, sessionId } = c.get('admin');
      const sessions = listSessions(db, id, sessionAges);
      const shown = sessions.map((one) => ({ ...one, is_current: one.id === sessionId }));
      return c.json(shown satisfies ShownSession[]);
    })
    .delete('/', (c) => {
      const admin = c.get('admin');
      inTransaction(db, () => {
        const count = endOtherSessions(db, admin.id, admin.sessionId);
        const summary = count === 1 ? '1 other session' : `${count} other sessions`;
        audit(db, admin, 'delete sessions', '', summary);
      });
      return c.body(null, 204);
    })
    .delete('/:id', (c) => {
      const admin = c.get('admin');
      const id = c.req.param('id');
      inTransaction(db, () => {
        if (!endSession(db, admin.id, id)) {
          throw new HttpError(404, { message: 'This session has already ended.' });
        }
        const summary = id === admin.sessionId ? 'This one' : '1 other session';
        audit(db, admin, 'delete sessions', '', summary);
      });
      if (id === admin.sessionId) clearSessionCookie(services, c);
      return c.body(null, 204);
    });
}
