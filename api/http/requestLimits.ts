import type { Hono, MiddlewareHandler } from 'hono';
import { HttpError } from './errors';

/** Far above what any page or list of this site asks for; nginx's own limit is the same. */
const maxUrlLength = 8 * 1024;
/** Far above the path of any page: a post's slug has 200 characters at most. */
export const maxPathLength = 1024;
/** What a client may send along with a request that takes no body. */
const maxIgnoredBody = 1024;
const methodsWithBody = new Set(['POST', 'PUT']);

/**
 * Refuses what no client of this site sends: a long or broken URL, a body where none is read. At a
 * path of a page that is too long or broken there is a page that says so.
 */
export const limitRequest: MiddlewareHandler = (c, next) => {
  // Of a host such as `www.127.0.0.1` the address is none.
  if (!URL.canParse(c.req.url)) {
    throw new HttpError(400, { message: 'The request is not valid HTTP for this site.' });
  }
  const isPage = !/^\/(api|images|share|admin)(\/|$)/.test(c.req.path);
  if (c.req.url.length > maxUrlLength && !(isPage && c.req.path.length > maxPathLength)) {
    throw new HttpError(414, { message: 'The address is too long.' }, { Connection: 'close' });
  }
  if (!isPage && c.req.url.includes('%') && !isDecodable(new URL(c.req.url).pathname)) {
    throw new HttpError(400, { message: 'The address is not encoded as addresses are.' });
  }
  if (!methodsWithBody.has(c.req.method)) {
    const isStream = c.req.header('Transfer-Encoding') !== undefined;
    if (isStream || Number(c.req.header('Content-Length') ?? 0) > maxIgnoredBody) {
      const message = `A ${c.req.method} request takes no body.`;
      throw new HttpError(413, { message }, { Connection: 'close' });
    }
  }
  return next();
};

/** Whether a path is encoded as paths are, and holds nothing that no name does. */
export function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Answers an address of the API that no route answered: 405 with `Allow`, or 404. */
export function refuseUnrouted(app: () => Hono): MiddlewareHandler {
  return async (c) => {
    const allowed = methodsOf(app(), c.req.path);
    if (allowed.length > 0) throw wrongMethod(c.req.method, allowed);
    throw new HttpError(404, { message: 'The API has no such address.' });
  };
}

/** Answers what is no GET outside of the API: there is a page or a file at every address. */
export const refuseAllButGet: MiddlewareHandler = async (c) => {
  throw wrongMethod(c.req.method, ['GET', 'HEAD']);
};

function wrongMethod(method: string, allowed: string[]): HttpError {
  const list = allowed.join(', ');
  const message = `This address knows no ${method}, but ${list}.`;
  return new HttpError(405, { message }, { Allow: list });
}

/** The methods that a route has at this very path; routes for all paths are guards or fallbacks. */
function methodsOf(app: Hono, path: string): string[] {
  const known = ['GET', 'POST', 'PUT', 'DELETE'].filter((method) =>
    app.router
      .match(method, path)[0]
      .some(([[, route]]) => route.method === method && !route.path.endsWith('*')),
  );
  return known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
