import { HttpError, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { httpClient } from '../httpClient';
import { passwordProblem } from './passwordProblem';

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
      await httpClient('/api/password', { method: 'PUT', body: JSON.stringify(body) });
      notify('Password changed successfully.', { type: 'success', title: 'Success' });
      onChanged();
    } catch (error) {
      const isAnswer = error instanceof HttpError;
      notify(isAnswer ? error.message : 'Failed to update password.', { type: 'error' });
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
