import { ApiFailure } from '../http/errors';

/** A 422 whose message stands at the Content field. */
export function contentFailure(message: string): ApiFailure {
  return new ApiFailure(422, { message, errors: { content: message } });
}
