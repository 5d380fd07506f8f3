import type { Hono, MiddlewareHandler } from 'hono';
import { HttpError } from './errors';

/** Far above any page or list of this site; nginx has the same limit. */
const maxUrlLength = 8 * 1024;
/** Far above any page's path: slugs have at most 200 characters. */
export const maxPathLength = 1024;
/** Body size tolerated on requests that take none. */
const maxIgnoredBody = 1024;
const methodsWithBody = new Set(['POST', 'PUT']);

/**
 * Refuses requests that no client of this site sends: long or malformed URLs, and bodies that
 * nothing reads. For pages, responds with an error page.
 */
export const limitRequest: MiddlewareHandler = (c, next) => {
  // Without `www.`, a host such as `www.127.0.0.1` isn't a valid address.
  if (!URL.canParse(c.req.url)) {
    throw new HttpError(400, { message: 'The request is not valid HTTP for this site.' });
  }
  const isPage = !/^\/(api|images|share|admin)(\/|$)/.test(c.req.path);
  if (c.req.url.length > maxUrlLength && !(isPage && c.req.path.length > maxPathLength)) {
    throw new HttpError(414, { message: 'The address is too long.' }, { Connection: 'close' });
  }
  if (!isPage && c.req.url.includes('%') && !isDecodable(new URL(c.req.url).pathname)) {
    throw new HttpError(400, { message: 'The address is not correctly encoded.' });
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

/** Tells whether a path is validly encoded and free of control characters. */
export function isDecodable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

/** Responds to unknown API addresses: 405 with `Allow`, or 404. */
export function refuseUnrouted(app: () => Hono): MiddlewareHandler {
  return async (c) => {
    const allowed = methodsOf(app(), c.req.path);
    if (allowed.length > 0) throw wrongMethod(allowed);
    throw new HttpError(404, { message: 'The API has no such path.' });
  };
}

/** Refuses methods other than GET outside the API, where every address is a page or a file. */
export const refuseAllButGet: MiddlewareHandler = async () => {
  throw wrongMethod(['GET', 'HEAD']);
};

function wrongMethod(allowed: string[]): HttpError {
  const list = allowed.join(', ');
  return new HttpError(405, { message: `Method not allowed. Use ${list}.` }, { Allow: list });
}

/** Returns the methods of a route at this exact path. Wildcard routes are guards or fallbacks. */
function methodsOf(app: Hono, path: string): string[] {
  const known = ['GET', 'POST', 'PUT', 'DELETE'].filter((method) =>
    app.router
      .match(method, path)[0]
      .some(([[, route]]) => route.method === method && !route.path.endsWith('*')),
  );
  return known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}
