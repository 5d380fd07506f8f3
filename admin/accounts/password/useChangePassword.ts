import { HttpError, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { send } from '../../httpClient';
import { passwordProblem } from './passwordProblem';

/** No session, something wrong with a password, too many attempts: the server says which. */
const refusals = [401, 422, 429];

/** Submits the dialog's values; what needs no server is checked here, in the specified order. */
export function useChangePassword(onChanged: () => void) {
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();

  return async (values: FieldValues) => {
    const body = {
      old_password: String(values.old_password ?? ''),
      new_password: String(values.new_password ?? ''),
      confirm_password: String(values.confirm_password ?? ''),
    };
    const problem = formProblem(body);
    if (problem) {
      notify(problem, { type: 'error' });
      return;
    }
    try {
      await send('PUT', '/api/password', body);
      notify('Password changed successfully.', { type: 'success', title: 'Success' });
      onChanged();
    } catch (error) {
      const isRefused = error instanceof HttpError && refusals.includes(error.status);
      notify(isRefused ? error.message : 'Failed to update password.', { type: 'error' });
      await logoutIfAccessDenied(error);
    }
  };
}

interface PasswordChange {
  old_password: string;
  new_password: string;
  confirm_password: string;
}

function formProblem(change: PasswordChange): string | undefined {
  if (Object.values(change).includes('')) return 'All fields are required.';
  if (change.new_password !== change.confirm_password) return 'New passwords do not match.';
  return passwordProblem(change.new_password, 'New password');
}
