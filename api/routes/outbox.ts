import { Hono } from 'hono';
import { z } from 'zod';
import { inTransaction } from '../../db/client';
import {
  countMessages,
  dropMessage,
  getMessage,
  listMessages,
  messageColumns,
  messageFilters,
  retryMessage,
} from '../../db/messages';
import { audit } from '../auth/auditTrail';
import { requireAdmin } from '../auth/sessions';
import type { AdminVariables, Services } from '../context';
import { sentJson } from '../http/bodies';
import { ApiFailure } from '../http/errors';
import { mailSettings } from '../mail/settings';
import { noSuch, readRoutes } from '../resourceReads';
import type { MailState } from '../types';

const changeSchema = z.object({
  status: z.enum(['waiting', 'dropped'], 'Send "waiting" to try again now, or "dropped".'),
});

/** `/api/outbox`: mail on its way and mail that was sent; `PUT {status}` tries again or drops. */
export function outboxRoutes(services: Services) {
  const { db, wakeSender } = services;
  const routes = readRoutes(services, {
    name: 'outbox',
    noun: 'message',
    isPublic: false,
    list: {
      columns: messageColumns,
      defaultSort: { column: 'created_at', direction: 'DESC' },
      filters: messageFilters,
    },
    readPage: (list) => listMessages(db, list),
    read: (id) => getMessage(db, id),
  });

  routes.put('/:id', requireAdmin(services), sentJson(changeSchema, 256 * 1024), (c) => {
    const id = c.req.param('id');
    const isRetry = c.req.valid('json').status === 'waiting';
    const row = inTransaction(db, () => {
      if (!getMessage(db, id)) throw noSuch('message');
      const row = isRetry ? retryMessage(db, id) : dropMessage(db, id);
      if (!row) {
        const message = 'This message was sent, or is being sent just now: nothing was changed.';
        throw new ApiFailure(409, { message });
      }
      const summary = `${row.kind}: ${isRetry ? 'to be sent now' : 'not to be sent'}`;
      audit(db, c.get('admin'), 'update outbox', id, summary);
      return row;
    });
    if (isRetry) wakeSender();
    return c.json(row);
  });
  return routes;
}

/** `GET /api/mail-state`: whether mail is set up, how it leaves, and what waits. */
export function mailStateRoutes(services: Services) {
  const { db, environment } = services;
  return new Hono<AdminVariables>().get('/', requireAdmin(services), (c) => {
    const settings = mailSettings(environment);
    const state: MailState = {
      transport: settings?.transport ?? null,
      from: settings?.from.email ?? null,
      to: settings?.to ?? [],
      messages: countMessages(db),
    };
    return c.json(state);
  });
}
