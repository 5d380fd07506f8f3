import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { InUseError, StaleError, TakenError } from '../db/errors';
import type { ListPage } from '../db/list';
import { jsonBody, limitBody, requireJson } from './bodies';
import { StoredAnswer } from './contentCache';
import type { AdminVariables, Services } from './context';
import { ApiFailure } from './errors';
import { type CheckedList, type ListRules, parseListQuery } from './listQuery';
import { requireAdmin } from './sessions';

type Admin = AdminVariables['Variables']['admin'];

/** One resource of the simple-REST API: its rules, and the `db` functions that do the work. */
export interface Resource<Row extends { id: string }, Create, Update> {
  /** Name in the URL and in `Content-Range`. */
  name: string;
  /** What one row is called in messages, e.g. 'post'. */
  noun: string;
  /** Anyone may read; otherwise only admins. */
  isPublic: boolean;
  maxBodyBytes: number;
  list: ListRules;
  createSchema: z.ZodType<Create>;
  updateSchema: z.ZodType<Update>;
  /** Message of the 409 for a value that is taken, by field. */
  taken: Record<string, string>;
  /** Message of the 409 for a row that can't be deleted. */
  inUse(count: number): string;
  readPage(list: CheckedList): ListPage<Row>;
  read(id: string): Row | undefined;
  create(id: string, values: Create): Row | Promise<Row>;
  update(id: string, values: Update): Row | undefined | Promise<Row | undefined>;
  remove(id: string, admin: Admin): Row | undefined;
  /** Called after a change; `row` is the new version, or the deleted row. */
  changed?(row: Row): void;
}

/** The routes of a resource, exactly as ra-data-simple-rest calls them. */
export function resourceRoutes<
  Row extends { id: string },
  Create extends { id?: string | undefined },
  Update,
>(services: Services, resource: Resource<Row, Create, Update>) {
  const routes = new Hono<AdminVariables>();
  const admin = requireAdmin(services);
  const limit = limitBody(resource.maxBodyBytes, `The ${resource.noun} is too large to be saved.`);
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': resource.isPublic ? 'no-cache' : 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  const notFound = () => new ApiFailure(404, { message: `There is no such ${resource.noun}.` });

  function listAnswer(query: Record<string, string>): StoredAnswer {
    const list = parseListQuery(query, resource.list);
    const { rows, total } = resource.readPage(list);
    const last = Math.max(list.offset + rows.length - 1, 0);
    const range = `${resource.name} ${list.offset}-${last}/${total}`;
    return new StoredAnswer(200, Buffer.from(JSON.stringify(rows)), {
      ...headers,
      'Content-Range': range,
    });
  }

  function rowAnswer(id: string): StoredAnswer {
    const row = resource.read(id);
    if (!row) throw notFound();
    return new StoredAnswer(200, Buffer.from(JSON.stringify(row)), headers);
  }

  async function answer(c: Context, make: () => StoredAnswer): Promise<Response> {
    if (!resource.isPublic) return make().answer(c);
    const { pathname, search } = new URL(c.req.url);
    return (await services.cache.get(`${pathname}${search}`, make)).answer(c);
  }

  async function change(write: () => Row | undefined | Promise<Row | undefined>, id: string) {
    try {
      const row = await write();
      if (!row) throw notFound();
      services.cache.clear();
      resource.changed?.(row);
      return row;
    } catch (error) {
      throw conflict(error, id);
    }
  }

  function conflict(error: unknown, id: string): unknown {
    if (error instanceof TakenError) {
      const message = resource.taken[error.field] ?? `This ${error.field} is taken.`;
      return new ApiFailure(409, { message, errors: { [error.field]: message } });
    }
    if (error instanceof StaleError) {
      const message = `Somebody changed this ${resource.noun} after you opened it. Nothing was saved: saving yours now would lose their changes.`;
      return new ApiFailure(409, { message, current: resource.read(id) });
    }
    if (error instanceof InUseError) {
      return new ApiFailure(409, { message: resource.inUse(error.count) });
    }
    return error;
  }

  if (!resource.isPublic) routes.get('*', admin);
  routes.get('/', (c) => answer(c, () => listAnswer(c.req.query())));
  routes.get('/:id', (c) => answer(c, () => rowAnswer(c.req.param('id'))));
  routes.post('/', admin, requireJson, limit, jsonBody(resource.createSchema), async (c) => {
    const values = c.req.valid('json');
    const id = values.id ?? crypto.randomUUID();
    return c.json(await change(() => resource.create(id, values), id), 201);
  });
  routes.put('/:id', admin, requireJson, limit, jsonBody(resource.updateSchema), async (c) => {
    const id = c.req.param('id');
    const values = c.req.valid('json');
    return c.json(await change(() => resource.update(id, values), id));
  });
  routes.delete('/:id', admin, async (c) => {
    const id = c.req.param('id');
    return c.json(await change(() => resource.remove(id, c.get('admin')), id));
  });
  return routes;
}
