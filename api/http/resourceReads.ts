import { type Context, Hono } from 'hono';
import type { ListQuery } from '../../db/list';
import type { Source } from '../../db/resource';
import { type ResourceName, resourceOf } from '../../shared/resources';
import { requireAdmin, usableSession } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { sharedJson } from './cacheControl';
import { jsonResponse, type StoredResponse } from './contentCache';
import { HttpError } from './errors';
import { isListParameter, parseListQuery } from './listQuery';
import type { RateLimit } from './rateLimit';
import { readAllowance } from './readAllowance';

/** More rows than this are read in one answer only where they are small, or by an admin. */
const mostRowsAtOnce = 100;
/** Limits uncached lists with texts or over 100 rows; one address may be a whole office. */
const costlyReads: RateLimit = {
  most: 240,
  seconds: 60,
  message: (wait) => `Too many requests from your network. Please try again in ${wait}.`,
};

/** How a resource of the simple-REST API is read, beside what its description says. */
export interface ReadRules<Column extends string> {
  /** One row with what a list doesn't show of it. */
  read?(id: string): object | undefined;
  /** A column that makes rows large: who isn't signed in gets 100 of them with it, no more. */
  large?: NoInfer<Column>;
}

/**
 * The routes that list and read a resource, exactly as ra-data-simple-rest calls them.
 * @throws RangeError where its description sorts by a column that it hasn't.
 */
export function readRoutes<Row extends object, Column extends string, Filter extends string>(
  services: Services,
  source: Source<Row, Column, Filter>,
  name: ResourceName,
  { read, large }: ReadRules<Column> = {},
) {
  const { db } = services;
  const { noun, isPublic = false, sort: described } = resourceOf(name);
  const by = source.columns.find((column) => column === described?.[0]);
  if (!described || !by) throw new RangeError(`${name} is sorted by no column of its own`);
  const sort = [by, described[1]] as const;
  const routes = new Hono<AdminVariables>();
  const listRules = { columns: source.columns, filters: source.filters, sort };
  const headers = { ...sharedJson(services), ...(!isPublic && { 'Cache-Control': 'no-store' }) };

  const countCostly = readAllowance(costlyReads, services.environment.TRUST_PROXY);
  const isLarge = ({ fields }: ListQuery<Column>) =>
    large !== undefined && (fields?.includes(large) ?? true);

  function listAnswer(list: ListQuery<Column, Filter>): StoredResponse {
    const { rows, total } = source.list(db, list);
    const last = Math.max(list.offset + rows.length - 1, 0);
    const range = `${name} ${list.offset}-${last}/${total}`;
    return jsonResponse(rows, { ...headers, 'Content-Range': range });
  }

  function rowAnswer(id: string): StoredResponse {
    const row = read ? read(id) : source.get(db, id);
    if (!row) throw notFound(noun);
    return jsonResponse(row, headers);
  }

  async function answer(c: Context, key: string, make: () => StoredResponse): Promise<Response> {
    if (!isPublic) return make().answer(c);
    return (await services.cache.get(key, make)).answer(c);
  }

  /** A public list; what many rows or a large column make costly is counted, unless it is kept. */
  async function publicList(c: Context): Promise<Response> {
    const key = listKey(c.req.url);
    const list = parseListQuery(c.req.query(), listRules);
    const [hasLarge, isLong] = [isLarge(list), list.limit > mostRowsAtOnce];
    const isCut = hasLarge && isLong;
    if (isCut) {
      // An admin's own answer, which nobody else may be given; nor an admin that of others.
      if (await usableSession(services, c)) {
        return listAnswer(list).with({ 'Cache-Control': 'no-store' }).answer(c);
      }
      list.limit = mostRowsAtOnce;
    }
    return answer(c, isCut ? `100 of ${key}` : key, () => {
      if (hasLarge || isLong) countCostly(c);
      return listAnswer(list);
    });
  }

  if (!isPublic) routes.get('*', requireAdmin(services));
  routes.get('/', (c) =>
    isPublic ? publicList(c) : listAnswer(parseListQuery(c.req.query(), listRules)).answer(c),
  );
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

export function notFound(noun: string): HttpError {
  return new HttpError(404, { message: `There is no such ${noun}.` });
}
