import { Hono, type MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { inTransaction } from '../../db/client';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody } from './bodies';

interface ActionRules {
  mayAct?: MiddlewareHandler<AdminVariables>;
  bytes?: number;
  tooLarge?: string;
  /** Called once all is stored. */
  stored?: () => void;
}

/**
 * `POST /` of what an admin does to something that is kept elsewhere, such as a restoring: `act` gets
 * the checked body, all that it writes is stored or none, and what it returns is answered with 201.
 * @param mayAct any signed-in admin where it isn't given; `bytes` and `tooLarge` as for `jsonBody`.
 */
export function actionRoutes<Values extends object>(
  services: Services,
  schema: z.ZodType<Values>,
  act: (values: Values, admin: AdminVariables['Variables']['admin']) => object | undefined,
  { mayAct = requireAdmin(services), bytes, tooLarge, stored }: ActionRules = {},
) {
  return new Hono<AdminVariables>().post('/', mayAct, jsonBody(schema, bytes, tooLarge), (c) => {
    const done = inTransaction(services.db, () => act(c.req.valid('json'), c.get('admin')));
    stored?.();
    return c.json(done, 201);
  });
}
