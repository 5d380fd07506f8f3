import { type Context, Hono } from 'hono';
import type { ListPage, ListQuery } from '../../db/list';
import type { RowSource } from '../../db/resource';
import { type ResourceName, resourceOf } from '../../shared/resources';
import { requireAdmin, usableSession } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { sharedJson } from '../http/cacheControl';
import { HttpError } from '../http/errors';
import { isListParameter, parseListQuery } from '../http/listQuery';
import type { RateLimit } from '../http/rateLimit';
import { readAllowance, tooManyReads } from '../http/readAllowance';
import { jsonResponse, type StoredResponse } from '../http/storedResponse';
import { turns } from '../turns';

/** Larger public reads are allowed only for small rows; admins have no such limit. */
const maxRowsAtOnce = 100;
/** Limits uncached lists with texts or over 100 rows. One address may be a whole office. */
const costlyReads: RateLimit = {
  most: 240,
  seconds: 60,
  message: tooManyReads,
};

/** How a resource is read, beyond its description. */
export interface ReadRules<Column extends string> {
  /** Returns one row with details that lists leave out. */
  read?(id: string): object | undefined;
  /** Adds to each row of an admin's list what takes long: others get their turn in between. */
  describe?(row: object, list: Pick<ListPage<object>, 'rows'> & Pick<ListQuery, 'fields'>): object;
  /** A column that makes rows large: lists with it are limited to 100 rows unless signed in. */
  large?: NoInfer<Column>;
  /** What a kept response depends on besides the firm. `filters` are those of a list. */
  dependsOn?(rows: readonly object[], filters?: ListQuery['filters']): string[];
  /** Id of the only row, which is read without it in the path. */
  single?: string;
  /** Rows as visitors read them, if admins read more of them. */
  visitors?: {
    list(query: ListQuery): ListPage<object>;
    get(id: string): object | undefined;
  };
}

/**
 * Routes to list and read a resource, as ra-data-simple-rest calls them.
 * @throws RangeError if its description sorts by an unknown column.
 */
export function readRoutes<Row extends object, Column extends string, Filter extends string>(
  services: Services,
  source: RowSource<Row, Column, Filter>,
  name: ResourceName,
  { read, describe, large, single, visitors, dependsOn }: ReadRules<Column> = {},
) {
  const { db } = services;
  const { noun, isPublic = false, sort: described } = resourceOf(name);
  const by = source.columns.find((column) => column === described?.[0]);
  if (!described || !by) throw new RangeError(`${name} is sorted by no column of its own`);
  const sort = [by, described[1]] as const;
  const routes = new Hono<AdminVariables>();
  const listRules = { columns: source.columns, filters: source.filters, sort };
  const unstored = { 'Cache-Control': 'no-store' };
  const headers = { ...sharedJson(services), ...(!isPublic && unstored) };

  const countCostly = readAllowance(costlyReads, services.environment.TRUST_PROXY);
  const isLarge = ({ fields }: ListQuery<Column>) =>
    large !== undefined && (fields?.includes(large) ?? true);

  const readsMore = async (c: Context) =>
    visitors !== undefined && (await usableSession(services, c)) !== undefined;

  const forReader = (response: StoredResponse, isAll: boolean) => {
    if (!visitors) return response;
    return isAll ? response.withHeaders(unstored) : response.forVisitors();
  };

  function listResponse(list: ListQuery<Column, Filter>, isAll = false): StoredResponse {
    const page = isAll || !visitors ? source.list(db, list) : visitors.list(list);
    return pageResponse(list, page, isAll);
  }

  /** Lists for an admin. */
  async function wholeList(list: ListQuery<Column, Filter>): Promise<StoredResponse> {
    const page = source.list(db, list);
    if (!describe) return pageResponse(list, page, true);
    const turn = turns();
    const rows: object[] = [];
    for (const row of page.rows) {
      rows.push(describe(row, { rows: page.rows, fields: list.fields }));
      await turn();
    }
    return pageResponse(list, { ...page, rows }, true);
  }

  function pageResponse(
    list: ListQuery<Column, Filter>,
    { rows, total }: ListPage<object>,
    isAll: boolean,
  ): StoredResponse {
    const last = Math.max(list.offset + rows.length - 1, 0);
    const range = `${name} ${list.offset}-${last}/${total}`;
    const made = jsonResponse(rows, { ...headers, 'Content-Range': range });
    return forReader(made.dependingOn(dependsOn?.(rows, list.filters ?? {}) ?? []), isAll);
  }

  function rowResponse(id: string, isAll = false): StoredResponse {
    const row =
      isAll || !visitors ? (read ?? ((key) => source.get(db, key)))(id) : visitors.get(id);
    if (!row) throw notFound(noun);
    const made = jsonResponse(row, headers);
    return forReader(made.dependingOn(dependsOn?.([row]) ?? []), isAll);
  }

  async function sendCached(
    c: Context,
    key: string,
    make: () => StoredResponse,
  ): Promise<Response> {
    if (!isPublic) return make().respond(c);
    return (await services.cache.get(key, make)).respond(c);
  }

  /** Serves a public list. Costly uncached ones are counted. */
  async function publicList(c: Context): Promise<Response> {
    const key = listKey(c.req.url);
    const list = parseListQuery(c.req.query(), listRules);
    const [hasLarge, isLong] = [isLarge(list), list.limit > maxRowsAtOnce];
    const isCut = hasLarge && isLong;
    if (isCut) {
      // Admins who ask for as many get uncached responses, which nobody else may receive.
      if (c.req.query('range') !== undefined && (await usableSession(services, c))) {
        return listResponse(list).withHeaders(unstored).respond(c);
      }
      list.limit = maxRowsAtOnce;
    }
    return sendCached(c, isCut ? `100 of ${key}` : key, () => {
      if (hasLarge || isLong) countCostly(c);
      return listResponse(list);
    });
  }

  if (!isPublic) routes.get('*', requireAdmin(services));
  if (single === undefined) {
    routes.get('/', async (c) => {
      const isAll = !isPublic || (await readsMore(c));
      if (!isAll) return publicList(c);
      const list = parseListQuery(c.req.query(), listRules);
      return (await wholeList(list)).respond(c);
    });
  }
  routes.get(single === undefined ? '/:id' : '/', async (c) => {
    const id = single ?? c.req.param('id') ?? '';
    if (await readsMore(c)) return rowResponse(id, true).respond(c);
    return sendCached(c, new URL(c.req.url).pathname, () => rowResponse(id));
  });
  return routes;
}

/** Cache key: path and query as written, with only the parameters that `parseListQuery` reads. */
function listKey(url: string): string {
  const { pathname, search } = new URL(url);
  const read = new Map<string, string>();
  for (const parameter of search.slice(1).split('&')) {
    const [name = ''] = parameter.split('=', 1);
    if (isListParameter(name) && !read.has(name)) read.set(name, parameter);
  }
  return read.size === 0 ? pathname : `${pathname}?${[...read.values()].join('&')}`;
}

export function notFound(noun: string): HttpError {
  return new HttpError(404, { message: `This ${noun} doesn't exist.` });
}
