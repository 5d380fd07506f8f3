import type { HttpBindings } from '@hono/node-server';
import type { ContentCache } from './contentCache';

/**
 * Answers a GET of an address whose answer is kept without the way through the routes that made it;
 * the routes themselves ask the same store, so nothing is answered here that they would not.
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
      // Perhaps another name of this site: the routes know.
      !headers.host?.startsWith('www.');
    const kept = isPlainGet ? cache.kept(url) : undefined;
    if (!kept) return fetch(request, env);
    return kept.answerTo((name) => headers[name]?.toString());
  };
}
