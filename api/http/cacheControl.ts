import type { Environment } from '../environment';
import type { SecurityHeaders } from './securityHeaders';

/** How long a shared cache may serve stale responses while this server is down. */
const staleIfErrorSeconds = 24 * 60 * 60;

/**
 * `Cache-Control` for public, editable content. Browsers revalidate each time (`must-revalidate`
 * keeps them from using stale responses). nginx or a CDN revalidates after EDGE_SECONDS, may serve
 * the old response as long again meanwhile, and keeps it while this server is down: changes reach
 * everybody within twice EDGE_SECONDS.
 */
export function sharedCacheControl({ EDGE_SECONDS }: Pick<Environment, 'EDGE_SECONDS'>): string {
  return `public, max-age=0, must-revalidate, s-maxage=${EDGE_SECONDS}, stale-while-revalidate=${EDGE_SECONDS}, stale-if-error=${staleIfErrorSeconds}`;
}

export const sharedJson = (services: { headers: SecurityHeaders; environment: Environment }) => ({
  ...services.headers.api,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': sharedCacheControl(services.environment),
});

/** The same for content about to change: no stale responses beyond that time. */
export const changingCacheControl = `public, max-age=0, must-revalidate, s-maxage=0, stale-if-error=${staleIfErrorSeconds}`;

/** For immutable content under a unique name. */
export const fileCacheControl = `public, max-age=3600, stale-while-revalidate=${staleIfErrorSeconds}, stale-if-error=${7 * staleIfErrorSeconds}`;
