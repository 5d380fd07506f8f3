import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ContentCache } from './contentCache';
import type { RequestLog } from './requestLog';

/** Answers a request by itself. Returns whether it did. */
export type SendFirst = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Answers GETs from the cache without running the routes. Routes use the same cache, so this sends
 * nothing that they wouldn't.
 */
export function cachedResponses(
  cache: ContentCache,
  log?: RequestLog,
  count?: (status: number) => void,
): SendFirst {
  return (request, response) => {
    const { method, url = '', headers } = request;
    const isPlainGet =
      method === 'GET' &&
      headers.host &&
      !headers['content-length'] &&
      !headers['transfer-encoding'] &&
      // `www.` may need a redirect, which the routes decide.
      !headers.host.startsWith('www.');
    if (!isPlainGet) return false;
    // Whether a cookie is a session, the routes tell.
    const isVisitor = headers.cookie === undefined;
    const stored = cache.peek(url);
    if (!stored || (stored.isForVisitors && !isVisitor)) return false;
    const began = performance.now();
    const status = stored.sendTo(response, headers);
    log?.add({ id: crypto.randomUUID(), method, url, status, began });
    count?.(status);
    return true;
  };
}
