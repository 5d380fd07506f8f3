import type { Context, MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { type Database, inTransaction } from '../../db/client';
import { InUseError, StaleError, TakenError } from '../../db/errors';
import type { RowSource } from '../../db/resource';
import { assertedChanges } from '../../shared/resource';
import { type ResourceName, resourceOf } from '../../shared/resources';
import { audit, changedFields } from '../accounts/auditTrail';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody } from '../http/bodies';
import { fieldError, HttpError } from '../http/errors';
import type { ApiError } from '../publicTypes';
import { notFound, type ReadRules, readRoutes } from './resourceReads';

export type Admin = AdminVariables['Variables']['admin'];

/** Performs a prepared change inside the transaction. */
export type Write<Result> = () => Result;

/** Default writes of a described table. */
interface Writer<Row> {
  create(db: Database, id: string, values: object): Row;
  update(db: Database, id: string, values: object, readVersion?: string): Row | undefined;
  remove(db: Database, id: string): Row | undefined;
}

type Ready<Row> = Write<Row | undefined> | Promise<Write<Row | undefined>>;

/**
 * Options beyond a resource's description. POST, PUT and DELETE exist if `create`, `update` and
 * `remove` do.
 */
export interface Rules<Row, Column extends string, Create, Update> extends ReadRules<Column> {
  maxBodyBytes?: number;
  /** Who may write; default: any signed-in admin. */
  mayWrite?: MiddlewareHandler<AdminVariables>;
  create?: z.ZodType<Create>;
  update?: z.ZodType<Update>;
  remove?: true;
  /** Replaces the described table's writes, for validation or hashing beforehand. */
  write?: {
    create?(id: string, values: Create, admin: Admin): Ready<Row>;
    update?(id: string, values: Update, admin: Admin): Ready<Row>;
    remove?(id: string, admin: Admin): Row | undefined;
  };
  /** Messages of the 409 for taken values, by field, if the default is too vague. */
  taken?: Record<string, string>;
  /** Message of the 409 for a stale change. */
  stale?: string;
  /** The 409 for a row in use. */
  inUse?(error: InUseError, id: string): ApiError & Record<string, unknown>;
  /** The audit trail's title of a row; `before` is set for updates. */
  title(row: Row, before?: Row): string;
  /** Called after a row was written: drops the cached responses that show it. */
  changed?(row: Row): void;
}

/**
 * Routes of a resource, as ra-data-simple-rest calls them: reads as `readRoutes`, and writes in one
 * transaction with their audit event.
 */
export function resourceRoutes<
  Row extends object,
  Column extends string,
  Filter extends string,
  Create extends { id?: string | undefined },
  Update extends { updated_at?: string | undefined },
>(
  services: Services,
  source: RowSource<Row, Column, Filter> & Partial<Writer<Row>>,
  name: ResourceName,
  rules: Rules<Row, Column, Create, Update>,
) {
  const { db } = services;
  const { noun, fields = {} } = resourceOf(name);
  const { write = {} } = rules;
  const read = rules.read ?? ((id: string) => source.get(db, id));
  const routes = readRoutes(services, source, name, rules);
  const admin = rules.mayWrite ?? requireAdmin(services);
  const body = <Schema extends z.ZodType>(schema: Schema) =>
    jsonBody(schema, rules.maxBodyBytes ?? 64 * 1024, `The ${noun} is too large to save.`);

  /** Performs the change and records its audit event in one transaction. */
  function apply(
    action: 'create' | 'update' | 'delete',
    id: string,
    by: Admin,
    values: object,
    write: Write<Row | undefined>,
  ): Row {
    try {
      const row = inTransaction(db, () => {
        const before = action === 'update' ? source.get(db, id) : undefined;
        const row = write();
        if (!row) throw notFound(noun);
        const [old, after] = action === 'delete' ? [row, {}] : [before ?? {}, row];
        const asserted = assertedChanges(fields, { ...old }, { ...after });
        const others = before ? changedFields(before, row, values) : [];
        const said = [
          ...others.filter((field) => asserted.every(({ name }) => name !== field)),
          ...asserted.map(({ label, from, to }) => `${label}: ${from || 'none'} → ${to || 'none'}`),
        ];
        const summary = said.length > 0 ? ` (${said.join(', ')})` : '';
        audit(db, by, `${action} ${name}`, id, rules.title(row, before) + summary);
        return row;
      });
      rules.changed?.(row);
      return row;
    } catch (error) {
      throw conflict(error, id);
    }
  }

  function overwrite(id: string, { updated_at, ...values }: Update): Row | undefined {
    return source.update?.(db, id, values, updated_at);
  }

  function conflict(error: unknown, id: string): unknown {
    if (error instanceof TakenError) {
      const label = fields[error.field]?.label ?? error.field;
      const message = rules.taken?.[error.field] ?? `This ${label.toLowerCase()} is taken.`;
      return fieldError(error.field, message, 409);
    }
    if (error instanceof StaleError) {
      const message = `Somebody changed this ${noun} after you opened it. Nothing was saved, so that their changes aren't lost.`;
      return new HttpError(409, { message: rules.stale ?? message, current: read(id) });
    }
    if (error instanceof InUseError && rules.inUse) {
      return new HttpError(409, rules.inUse(error, id));
    }
    return error;
  }

  const path = rules.single ? '/' : '/:id';
  const idOf = (c: Context) => rules.single ?? c.req.param('id') ?? '';

  if (rules.create && !rules.single) {
    routes.post('/', admin, body(rules.create), async (c) => {
      const values = c.req.valid('json');
      const id = values.id ?? crypto.randomUUID();
      const by = c.get('admin');
      const ready = await (write.create?.(id, values, by) ??
        (() => source.create?.(db, id, values)));
      return c.json(apply('create', id, by, values, ready), 201);
    });
  }
  if (rules.update) {
    routes.put(path, admin, body(rules.update), async (c) => {
      const id = idOf(c);
      const values = c.req.valid('json');
      const by = c.get('admin');
      const ready = await (write.update?.(id, values, by) ?? (() => overwrite(id, values)));
      const row = apply('update', id, by, values, ready);
      return c.json(rules.read?.(id) ?? row);
    });
  }
  if (rules.remove && !rules.single) {
    routes.delete('/:id', admin, (c) => {
      const id = c.req.param('id');
      const by = c.get('admin');
      const remove = () => (write.remove ? write.remove(id, by) : source.remove?.(db, id));
      return c.json(apply('delete', id, by, {}, remove));
    });
  }
  return routes;
}
