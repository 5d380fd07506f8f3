import type { MiddlewareHandler } from 'hono';
import type { Environment } from '../operate/environment';

/**
 * Leads from `www.` and the site's host to the site's own address. No cache keeps that: one in front
 * that doesn't tell the two names apart would lead the site's own address to itself.
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
