import type { MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { inTransaction } from '../db/client';
import { InUseError, StaleError, TakenError } from '../db/errors';
import { audit, changedFields } from './auth/auditTrail';
import { requireAdmin } from './auth/sessions';
import type { AdminVariables, Services } from './context';
import { sentJson } from './http/bodies';
import { ApiFailure, refusal } from './http/errors';
import { noSuch, type ReadableResource, readRoutes } from './resourceReads';

type Admin = AdminVariables['Variables']['admin'];

/** Writes a change that is ready to be written; everything in it is one transaction. */
export type Write<Result> = () => Result;

/** One resource of the simple-REST API: its rules, and the `db` functions that do the work. */
export interface Resource<
  Row extends { id: string },
  Column extends string,
  Filter extends string,
  Create,
  Update,
> extends ReadableResource<Row, Column, Filter> {
  maxBodyBytes: number;
  /** Who may write; any signed-in admin where it isn't given. */
  mayWrite?: MiddlewareHandler<AdminVariables>;
  createSchema: z.ZodType<Create>;
  updateSchema: z.ZodType<Update>;
  /** Message of the 409 for a value that is taken, by field, where the usual one says too little. */
  taken?: Record<string, string>;
  /** Message of the 409 for a row that can't be deleted; absent where any can. */
  inUse?(count: number, unpublished: number): string;
  /** What the audit trail calls a row. */
  describe(row: Row): string;
  create(id: string, values: Create, admin: Admin): Write<Row> | Promise<Write<Row>>;
  update(
    id: string,
    values: Update,
    admin: Admin,
  ): Write<Row | undefined> | Promise<Write<Row | undefined>>;
  remove(id: string, admin: Admin): Row | undefined;
  /** Called when a row was written; what a public resource answers is forgotten in any case. */
  changed?(row: Row): void;
}

interface Change<Row> {
  action: 'create' | 'update' | 'delete';
  id: string;
  admin: Admin;
  values: object;
  write: Write<Row | undefined>;
}

/** The routes of a resource, exactly as ra-data-simple-rest calls them. */
export function resourceRoutes<
  Row extends { id: string },
  Column extends string,
  Filter extends string,
  Create extends { id?: string | undefined },
  Update extends object,
>(services: Services, resource: Resource<Row, Column, Filter, Create, Update>) {
  const { db } = services;
  const routes = readRoutes(services, resource);
  const admin = resource.mayWrite ?? requireAdmin(services);
  const body = <Schema extends z.ZodType>(schema: Schema) =>
    sentJson(schema, resource.maxBodyBytes, `The ${resource.noun} is too large to be saved.`);

  /** Writes the change and its audit event together. */
  function apply({ action, id, admin, values, write }: Change<Row>): Row {
    try {
      const row = inTransaction(db, () => {
        const before = action === 'update' ? resource.read(id) : undefined;
        const row = write();
        if (!row) throw noSuch(resource.noun);
        const changes = before ? ` (${changedFields(before, row, values).join(', ')})` : '';
        const summary = resource.describe(row) + changes;
        audit(db, admin, `${action} ${resource.name}`, id, summary);
        return row;
      });
      if (resource.isPublic) services.cache.clear();
      resource.changed?.(row);
      return row;
    } catch (error) {
      throw conflict(error, id);
    }
  }

  function conflict(error: unknown, id: string): unknown {
    if (error instanceof TakenError) {
      const message = resource.taken?.[error.field] ?? `This ${error.field} is taken.`;
      return refusal(error.field, message, 409);
    }
    if (error instanceof StaleError) {
      const message = `Somebody changed this ${resource.noun} after you opened it. Nothing was saved: saving yours now would lose their changes.`;
      return new ApiFailure(409, { message, current: resource.read(id) });
    }
    if (error instanceof InUseError && resource.inUse) {
      return new ApiFailure(409, { message: resource.inUse(error.count, error.unpublished) });
    }
    return error;
  }

  routes.post('/', admin, body(resource.createSchema), async (c) => {
    const values = c.req.valid('json');
    const id = values.id ?? crypto.randomUUID();
    const signedIn = c.get('admin');
    const write = await resource.create(id, values, signedIn);
    return c.json(apply({ action: 'create', id, admin: signedIn, values, write }), 201);
  });
  routes.put('/:id', admin, body(resource.updateSchema), async (c) => {
    const id = c.req.param('id');
    const values = c.req.valid('json');
    const signedIn = c.get('admin');
    const write = await resource.update(id, values, signedIn);
    return c.json(apply({ action: 'update', id, admin: signedIn, values, write }));
  });
  routes.delete('/:id', admin, (c) => {
    const id = c.req.param('id');
    const signedIn = c.get('admin');
    const write = () => resource.remove(id, signedIn);
    return c.json(apply({ action: 'delete', id, admin: signedIn, values: {}, write }));
  });
  return routes;
}
