import type { HttpBindings } from '@hono/node-server';
import type { ContentCache } from './contentCache';

/**
 * Answers GETs from the cache without running the routes. Routes use the same cache, so this
 * returns nothing that they wouldn't.
 */
export function withCachedResponses<Env extends HttpBindings>(
  fetch: (request: Request, env: Env) => Response | Promise<Response>,
  cache: ContentCache,
) {
  return (request: Request, env: Env): Response | Promise<Response> => {
    const { method, url = '', headers } = env.incoming;
    const isPlainGet =
      method === 'GET' &&
      !headers['content-length'] &&
      !headers['transfer-encoding'] &&
      // `www.` may need a redirect, which the routes decide.
      !headers.host?.startsWith('www.');
    const stored = isPlainGet ? cache.peek(url) : undefined;
    // Whether a cookie is a session, the routes tell.
    if (!stored || (stored.isForVisitors && headers.cookie)) return fetch(request, env);
    return stored.respondTo((name) => headers[name]?.toString());
  };
}
