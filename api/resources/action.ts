import { Hono, type MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { inTransaction } from '../../db/client';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody } from '../http/bodies';

interface ActionRules {
  mayAct?: MiddlewareHandler<AdminVariables>;
  bytes?: number;
  tooLarge?: string;
  /** Called after the transaction. */
  stored?: () => void;
}

/**
 * `POST /` for an action on something stored elsewhere, such as a recovery: `act` gets the
 * validated body and runs in a transaction; its result is returned with 201.
 * @param mayAct default: any signed-in admin; `bytes` and `tooLarge` as for `jsonBody`.
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
