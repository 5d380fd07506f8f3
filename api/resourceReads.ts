import { type Context, Hono } from 'hono';
import type { ListPage, ListQuery } from '../db/list';
import { requireAdmin } from './auth/sessions';
import type { AdminVariables, Services } from './context';
import { sharedJson } from './http/cacheControl';
import { jsonAnswer, type StoredAnswer } from './http/contentCache';
import { ApiFailure } from './http/errors';
import { isListParameter, type ListRules, parseListQuery } from './http/listQuery';

/** A resource of the simple-REST API as far as it is read. */
export interface ReadableResource<
  Row extends { id: string | number },
  Column extends string,
  Filter extends string,
> {
  /** Name in the URL and in `Content-Range`. */
  name: string;
  /** What one row is called in messages, e.g. 'post'. */
  noun: string;
  /** Anyone may read; otherwise only admins. */
  isPublic: boolean;
  list: ListRules<Column, Filter>;
  readPage(list: ListQuery<Column, Filter>): ListPage<Partial<Row>>;
  read(id: string): Row | undefined;
}

/** The routes that list and read a resource, exactly as ra-data-simple-rest calls them. */
export function readRoutes<
  Row extends { id: string | number },
  Column extends string,
  Filter extends string,
>(services: Services, resource: ReadableResource<Row, Column, Filter>) {
  const routes = new Hono<AdminVariables>();
  const headers = {
    ...sharedJson(services),
    ...(!resource.isPublic && { 'Cache-Control': 'no-store' }),
  };

  function listAnswer(query: Record<string, string>): StoredAnswer {
    const list = parseListQuery(query, resource.list);
    const { rows, total } = resource.readPage(list);
    const last = Math.max(list.offset + rows.length - 1, 0);
    const range = `${resource.name} ${list.offset}-${last}/${total}`;
    return jsonAnswer(rows, { ...headers, 'Content-Range': range });
  }

  function rowAnswer(id: string): StoredAnswer {
    const row = resource.read(id);
    if (!row) throw noSuch(resource.noun);
    return jsonAnswer(row, headers);
  }

  async function answer(c: Context, key: string, make: () => StoredAnswer): Promise<Response> {
    if (!resource.isPublic) return make().answer(c);
    return (await services.cache.get(key, make)).answer(c);
  }

  if (!resource.isPublic) routes.get('*', requireAdmin(services));
  routes.get('/', (c) => answer(c, listKey(c.req.url), () => listAnswer(c.req.query())));
  routes.get('/:id', (c) =>
    answer(c, new URL(c.req.url).pathname, () => rowAnswer(c.req.param('id'))),
  );
  return routes;
}

/** Path and query as the client wrote them, with only what `parseListQuery` reads of it. */
function listKey(url: string): string {
  const { pathname, search } = new URL(url);
  const read = new Map<string, string>();
  for (const parameter of search.slice(1).split('&')) {
    const [name = ''] = parameter.split('=', 1);
    if (isListParameter(name) && !read.has(name)) read.set(name, parameter);
  }
  return read.size === 0 ? pathname : `${pathname}?${[...read.values()].join('&')}`;
}

export function noSuch(noun: string): ApiFailure {
  return new ApiFailure(404, { message: `There is no such ${noun}.` });
}
