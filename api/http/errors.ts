import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { codeOf } from '../../db/file/fileCheck';
import type { ApiError } from '../publicTypes';

/** An answer that isn't a success, thrown from anywhere below a route. */
export class HttpError extends HTTPException {
  constructor(
    status: ContentfulStatusCode,
    readonly body: ApiError & Record<string, unknown>,
    readonly headers: Record<string, string> = {},
  ) {
    super(status, { message: body.message });
  }
}

/** The answer to a value that can't be taken: its message stands at the field. */
export const fieldError = (field: string, message: string, status: 409 | 422 = 422): HttpError =>
  new HttpError(status, { message, errors: { [field]: message } });

/** Every failure's answer: `{message, errors?}`; what went wrong inside goes to the log alone. */
export function errorResponse(error: Error, c: Context, headers: Record<string, string>): Response {
  if (error instanceof HttpError) {
    return c.json(error.body, error.status, { ...headers, ...error.headers });
  }
  if (error instanceof HTTPException) {
    return c.json({ message: error.message || 'The request was refused.' }, error.status, headers);
  }
  const requestId = requestIdOf(c);
  const status = logFailure(error, c);
  const message =
    status === 507
      ? 'The server has no disk space left; nothing was saved. Tell the operator.'
      : `Something went wrong on the server. Try again; if it stays, tell the operator this number: ${requestId}`;
  return c.json({ message, request_id: requestId }, status, headers);
}

/** Writes what went wrong inside to the log. @returns the status that says so. */
export function logFailure(error: unknown, c: Context): 500 | 507 {
  console.error(`request ${requestIdOf(c)}: ${c.req.method} ${c.req.path}`, error);
  return codeOf(error) === 'SQLITE_FULL' ? 507 : 500;
}

/** Outside of the server, as in tests, a request has none. */
const requestIdOf = (c: Context) => String(c.env?.requestId ?? 'unknown');
