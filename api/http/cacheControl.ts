import type { Environment } from '../operate/environment';
import type { SecurityHeaders } from './securityHeaders';

/** A day: how long a shared cache may go on with what it has while this server is down. */
const staleIfErrorSeconds = 24 * 60 * 60;

/**
 * For what anyone may see and an editor may change. Browsers ask again each time (`must-revalidate`
 * is what keeps them from using the stale forms). nginx or a CDN in front asks again after
 * EDGE_SECONDS, may show the old form as long again while it asks, and keeps it while this server
 * is down: a change is seen everywhere after twice EDGE_SECONDS.
 */
export function sharedCacheControl({ EDGE_SECONDS }: Pick<Environment, 'EDGE_SECONDS'>): string {
  return `public, max-age=0, must-revalidate, s-maxage=${EDGE_SECONDS}, stale-while-revalidate=${EDGE_SECONDS}, stale-if-error=${staleIfErrorSeconds}`;
}

/** The headers of JSON that anyone may read. */
export const sharedJson = (services: { headers: SecurityHeaders; environment: Environment }) => ({
  ...services.headers.api,
  'Content-Type': 'application/json; charset=utf-8',
  'Cache-Control': sharedCacheControl(services.environment),
});

/** The same for what changes at a time that is near: nobody goes on with what it has beyond that. */
export const changingCacheControl = `public, max-age=0, must-revalidate, s-maxage=0, stale-if-error=${staleIfErrorSeconds}`;

/** For what never changes under its name. */
export const fileCacheControl = `public, max-age=3600, stale-while-revalidate=${staleIfErrorSeconds}, stale-if-error=${7 * staleIfErrorSeconds}`;
