import type { MiddlewareHandler } from 'hono';
import type { Environment } from '../environment';
import { HttpError } from '../http/errors';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses cross-site changes. Browsers send `Sec-Fetch-Site`, older ones `Origin`; a request with
 * neither isn't from a browser and so carries nobody's cookie.
 */
export function refuseOtherOrigins(environment: Environment): MiddlewareHandler {
  const own = new URL(environment.SITE_URL).host;
  return async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      const site = c.req.header('Sec-Fetch-Site');
      const origin = c.req.header('Origin');
      const isOwn = site
        ? site === 'same-origin' || site === 'none'
        : !origin || isHost(origin, own) || isHost(origin, c.req.header('Host'));
      if (!isOwn) throw new HttpError(403, { message: 'Requests from other sites are refused.' });
    }
    await next();
  };
}

function isHost(origin: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
