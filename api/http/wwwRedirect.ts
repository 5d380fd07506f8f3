import type { MiddlewareHandler } from 'hono';
import type { Environment } from '../environment';

/**
 * Redirects from `www.` to the site's address. Never cached: a cache that ignores the host would
 * redirect the site to itself.
 */
export function redirectWww({ SITE_URL }: Pick<Environment, 'SITE_URL'>): MiddlewareHandler {
  const other = `www.${new URL(SITE_URL).host}`;
  return async (c, next) => {
    if (c.req.method !== 'GET' || c.req.header('Host')?.toLowerCase() !== other) return next();
    const { pathname, search } = new URL(c.req.url);
    c.header('Cache-Control', 'no-store');
    return c.redirect(`${SITE_URL}${pathname}${search}`, 301);
  };
}
