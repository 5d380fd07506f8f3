import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { mayNotSeeClients } from '../accounts/personalAccess';
import { requireAdmin, usableSession } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { checkedValue, isForm, requireJson } from '../http/bodies';
import { senderOf } from '../http/clientAddress';
import { HttpError } from '../http/errors';
import { countFaulty, mayShowAgain, refuseFlood } from './limits';

export const typedIsKept = 'What you typed is still there: go back.';

/** Limits what one network, and all together, may send; admins send as much as they like. */
export function limitVisitors(services: Services): MiddlewareHandler<AdminVariables> {
  const { db, environment } = services;
  const sender = (c: Context) => senderOf(c, environment.TRUST_PROXY);
  return async (c, next) => {
    // Admins enter what many people told them from one network.
    if (await usableSession(services, c)) return next();
    try {
      refuseFlood(db, sender(c));
    } catch (error) {
      if (!(error instanceof HttpError) || !isForm(c)) throw error;
      if (!mayShowAgain(db)) {
        return c.text(`${error.message} ${typedIsKept}`, 429, error.headers);
      }
    }
    await next();
    if (c.res.status === 422 || c.res.status === 409) countFaulty(db, sender(c));
  };
}

/**
 * Handles what an admin enters by hand (`by_hand: true`); all else is the visitors'. Responds with
 * 201 and what `enter` returns.
 */
export function byHand<Schema extends z.ZodType>(
  services: Services,
  schema: Schema,
  enter: (
    fields: z.output<Schema>,
    admin: AdminVariables['Variables']['admin'],
  ) => object | undefined,
): MiddlewareHandler<AdminVariables> {
  const asAdmin = requireAdmin(services);
  return async (c, next) => {
    if (isForm(c)) return next();
    const body: unknown = await c.req.json().catch(() => undefined);
    if (Object(body).by_hand !== true) return next();
    let entered: Response | undefined;
    await asAdmin(c, async () => {
      const session = await usableSession(services, c);
      if (!session?.may_see_clients) throw mayNotSeeClients();
      await requireJson(c, async () => {
        const fields = checkedValue(schema, body);
        entered = c.json(enter(fields, c.get('admin')), 201);
      });
    });
    return entered;
  };
}
