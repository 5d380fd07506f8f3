import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { errorCode } from '../../db/file/fileCheck';
import type { ApiError } from '../publicTypes';

/** An error response, thrown from anywhere below a route. */
export class HttpError extends HTTPException {
  constructor(
    status: ContentfulStatusCode,
    readonly body: ApiError & Record<string, unknown>,
    readonly headers: Record<string, string> = {},
  ) {
    super(status, { message: body.message });
  }
}

/** An error response for an invalid value, shown at its field. */
export const fieldError = (field: string, message: string, status: 409 | 422 = 422): HttpError =>
  new HttpError(status, { message, errors: { [field]: message } });

/** Builds the JSON of every error: `{message, errors?}`. Internal details only go to the log. */
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
      : `Something went wrong on the server. Try again. If it keeps failing, tell the operator this number: ${requestId}`;
  return c.json({ message, request_id: requestId }, status, headers);
}

/** Logs an internal error. @returns its status. */
export function logFailure(error: unknown, c: Context): 500 | 507 {
  console.error(`request ${requestIdOf(c)}: ${c.req.method} ${c.req.path}`, error);
  return ['SQLITE_FULL', 'ENOSPC'].includes(errorCode(error)) ? 507 : 500;
}

/** Requests without a server, as in tests, have no id. */
const requestIdOf = (c: Context) => String(c.env?.requestId ?? 'unknown');
