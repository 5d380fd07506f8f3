import { type Context, Hono } from 'hono';
import type { ListPage } from '../db/list';
import { sharedCacheControl } from './cacheControl';
import { StoredAnswer } from './contentCache';
import type { AdminVariables, Services } from './context';
import { ApiFailure } from './errors';
import { type CheckedList, type ListRules, parseListQuery } from './listQuery';
import { requireAdmin } from './sessions';

/** A resource of the simple-REST API as far as it is read. */
export interface ReadableResource<Row extends { id: string | number }> {
  /** Name in the URL and in `Content-Range`. */
  name: string;
  /** What one row is called in messages, e.g. 'post'. */
  noun: string;
  /** Anyone may read; otherwise only admins. */
  isPublic: boolean;
  list: ListRules;
  readPage(list: CheckedList): ListPage<Row>;
  read(id: string): Row | undefined;
}

/** The routes that list and read a resource, exactly as ra-data-simple-rest calls them. */
export function readRoutes<Row extends { id: string | number }>(
  services: Services,
  resource: ReadableResource<Row>,
) {
  const routes = new Hono<AdminVariables>();
  const headers = {
    ...services.headers.api,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': resource.isPublic ? sharedCacheControl(services.environment) : 'no-store',
  };

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
    if (!row) throw noSuch(resource.noun);
    return new StoredAnswer(200, Buffer.from(JSON.stringify(row)), headers);
  }

  async function answer(c: Context, make: () => StoredAnswer): Promise<Response> {
    if (!resource.isPublic) return make().answer(c);
    const { pathname, search } = new URL(c.req.url);
    return (await services.cache.get(`${pathname}${search}`, make)).answer(c);
  }

  if (!resource.isPublic) routes.get('*', requireAdmin(services));
  routes.get('/', (c) => answer(c, () => listAnswer(c.req.query())));
  routes.get('/:id', (c) => answer(c, () => rowAnswer(c.req.param('id'))));
  return routes;
}

export function noSuch(noun: string): ApiFailure {
  return new ApiFailure(404, { message: `There is no such ${noun}.` });
}
