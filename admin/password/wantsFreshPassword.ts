import { HttpError } from 'react-admin';

/** Whether the server refused a call because the password was typed too long ago. */
export function wantsFreshPassword(error: unknown): boolean {
  return error instanceof HttpError && error.status === 403 && error.body?.confirm === 'password';
}
