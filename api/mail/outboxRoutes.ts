import { Hono } from 'hono';
import { z } from 'zod';
import { cancelMessage, countMessages, outbox, retryMessage } from '../../db/mail/messages';
import type { Mail } from '../../db/mail/providerCalls';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { HttpError } from '../http/errors';
import { resourceRoutes } from '../resources/resource';
import { mailSettings } from './settings';

/** How the server sends mail, if it does. */
export interface MailState {
  /** Null if mail isn't set up: messages are queued. */
  transport: 'smtp' | 'provider' | null;
  from: string | null;
  /** Recipients of notices in the office. */
  to: string[];
  /** Number of messages by status; omits statuses without messages. */
  messages: Partial<Record<Mail['status'], number>>;
}

const changeSchema = z.object({
  status: z.enum(['waiting', 'dropped'], 'Send "waiting" to try again now, or "dropped".'),
  updated_at: z.string().optional(),
});

/** `/api/outbox`: queued and sent mail; `PUT {status}` retries or cancels. */
export const outboxRoutes = (services: Services) =>
  resourceRoutes(services, outbox, 'outbox', {
    update: changeSchema,
    write: {
      update:
        (id, { status }) =>
        () => {
          const { db } = services;
          if (!outbox.get(db, id)) return undefined;
          const row = status === 'waiting' ? retryMessage(db, id) : cancelMessage(db, id);
          if (row) return row;
          const message = 'This message has been sent, or is being sent now: nothing was changed.';
          throw new HttpError(409, { message });
        },
    },
    title: ({ kind, status }) =>
      `${kind}: ${status === 'dropped' ? 'cancelled' : 'to be sent now'}`,
    changed: ({ status }) => {
      if (status === 'waiting') services.wakeSender();
    },
  });

/** `GET /api/mail-state`: whether and how mail is set up, and what is queued. */
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
