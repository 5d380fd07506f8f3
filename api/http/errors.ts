import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiError } from '../publicTypes';

/** An answer that isn't a success, thrown from anywhere below a route. */
export class ApiFailure extends HTTPException {
  constructor(
    status: ContentfulStatusCode,
    readonly body: ApiError & Record<string, unknown>,
    readonly headers: Record<string, string> = {},
  ) {
    super(status, { message: body.message });
  }
}

/** The answer to a value that can't be taken: its message stands at the field. */
export const refusal = (field: string, message: string, status: 409 | 422 = 422): ApiFailure =>
  new ApiFailure(status, { message, errors: { [field]: message } });

/** Every failure's answer: `{message, errors?}`; what went wrong inside goes to the log alone. */
export function answerError(error: Error, c: Context, headers: Record<string, string>): Response {
  if (error instanceof ApiFailure) {
    return c.json(error.body, error.status, { ...headers, ...error.headers });
  }
  if (error instanceof HTTPException) {
    return c.json({ message: error.message || 'The request was refused.' }, error.status, headers);
  }
  const requestId = String(c.env?.requestId ?? crypto.randomUUID());
  console.error(`request ${requestId}: ${c.req.method} ${c.req.path}`, error);
  const isFull = 'code' in error && error.code === 'SQLITE_FULL';
  if (isFull) {
    const message = 'The server has no disk space left; nothing was saved. Tell the operator.';
    return c.json({ message, request_id: requestId }, 507, headers);
  }
  const message = `Something went wrong on the server. Try again; if it stays, tell the operator this number: ${requestId}`;
  return c.json({ message, request_id: requestId }, 500, headers);
}
