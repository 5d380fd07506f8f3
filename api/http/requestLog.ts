import type { HttpBindings } from '@hono/node-server';

const flushMilliseconds = 100;

/** Passed to the app with each request; `errors.ts` responds with the same id. */
export interface Bindings extends HttpBindings {
  requestId: string;
}

type Fetch = (request: Request, env: Bindings) => Response | Promise<Response>;

/** Assigns an id to each request. */
export function withRequestId(fetch: Fetch) {
  return (request: Request, env: HttpBindings): Response | Promise<Response> =>
    fetch(request, Object.assign(env, { requestId: crypto.randomUUID() }));
}

/**
 * Logs one JSON line per request: time, method, path, status and duration. Leaves out queries,
 * bodies, headers and e-mail addresses. Lines are batched to keep logging cheap.
 */
export function withRequestLog(
  fetch: Fetch,
  write: (lines: string) => void,
): { fetch: Fetch; flush(): void } {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (lines !== '') write(lines);
    lines = '';
  }

  function log(request: Request, env: Bindings, began: number, status: number): void {
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const { requestId: id, incoming } = env;
    const path = loggedPath(incoming.url ?? '');
    const time = new Date().toISOString();
    lines += `{"time":"${time}","id":"${id}","method":"${request.method}","path":${JSON.stringify(path)},"status":${status},"ms":${ms}}\n`;
    timer ??= setTimeout(flush, flushMilliseconds).unref();
  }

  return {
    flush,
    fetch: (request, env) => {
      const began = performance.now();
      const result = fetch(request, env);
      if (result instanceof Promise) {
        return result.then((response) => {
          log(request, env, began, response.status);
          return response;
        });
      }
      log(request, env, began, result.status);
      return result;
    },
  };
}

function loggedPath(url: string): string {
  const end = url.search(/[?#]/);
  const path = (end === -1 ? url : url.slice(0, end)).slice(0, 500);
  if (path.startsWith('/preview/')) return '/preview/…';
  if (path.startsWith('/booking/')) return `/booking/…${/\/\w+$/.exec(path.slice(9))?.[0] ?? ''}`;
  return path.includes('@') || path.includes('%40')
    ? path.replace(/[^/]*(@|%40)[^/]*/g, '…')
    : path;
}
