import type { HttpBindings } from '@hono/node-server';

const flushMilliseconds = 100;
/** More live long enough to cost the garbage collector as much as they save. */
const maxCharacters = 16 * 1024;

/** Passed to the app with each request; `errors.ts` responds with the same id. */
export interface Bindings extends HttpBindings {
  requestId: string;
}

type Fetch = (request: Request, env: Bindings) => Response | Promise<Response>;

export function withRequestId(fetch: Fetch) {
  return (request: Request, env: HttpBindings): Response | Promise<Response> =>
    fetch(request, Object.assign(env, { requestId: crypto.randomUUID() }));
}

interface Answered {
  id: string;
  method: string;
  url: string;
  status: number;
  /** `performance.now()` when it came. */
  began: number;
}

/**
 * Logs one JSON line per request: time, method, path, status and duration. Leaves out queries,
 * bodies, headers and e-mail addresses. Lines are batched to keep logging cheap.
 */
export class RequestLog {
  #lines = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly write: (lines: string) => void) {}

  add({ id, method, url, status, began }: Answered): void {
    const ms = Math.round((performance.now() - began) * 10) / 10;
    const path = JSON.stringify(loggedPath(url));
    const time = new Date().toISOString();
    this.#lines += `{"time":"${time}","id":"${id}","method":"${method}","path":${path},"status":${status},"ms":${ms}}\n`;
    if (this.#lines.length > maxCharacters) this.flush();
    else this.#timer ??= setTimeout(() => this.flush(), flushMilliseconds).unref();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#lines !== '') this.write(this.#lines);
    this.#lines = '';
  }

  /** Logs each request to `fetch`. */
  around(fetch: Fetch): Fetch {
    return (request, env) => {
      const began = performance.now();
      const add = ({ status }: Response) => {
        const { requestId: id, incoming } = env;
        this.add({ id, method: request.method, url: incoming.url ?? '', status, began });
      };
      const result = fetch(request, env);
      if (!(result instanceof Promise)) {
        add(result);
        return result;
      }
      return result.then((response) => {
        add(response);
        return response;
      });
    };
  }
}

function loggedPath(url: string): string {
  const end = url.search(/[?#]/);
  const path = (end === -1 ? url : url.slice(0, end)).slice(0, 500);
  if (path.startsWith('/preview/')) return '/preview/…';
  if (path.startsWith('/calendar/')) return '/calendar/…';
  if (path.startsWith('/booking/')) return `/booking/…${/\/\w+$/.exec(path.slice(9))?.[0] ?? ''}`;
  return path.includes('@') || path.includes('%40')
    ? path.replace(/[^/]*(@|%40)[^/]*/g, '…')
    : path;
}
