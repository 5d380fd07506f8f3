import { HttpError, useLogoutIfAccessDenied, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { httpClient } from '../httpClient';
import { lastUsername } from '../signedIn';
import { FieldInput } from '../ui/forms/FieldInput';
import { FormDialog } from '../ui/forms/FormDialog';
import type { FieldSpec } from '../ui/forms/fields';

/** Not marked as required: specified toasts report missing values, in their order. */
const username: FieldSpec = { source: 'username', label: 'Username', isOptional: true };
const oldPassword: FieldSpec = {
  source: 'old_password',
  label: 'Old password',
  isOptional: true,
  kind: 'secret',
};
const newPassword: FieldSpec = {
  source: 'new_password',
  label: 'New password',
  isOptional: true,
  kind: 'secret',
  help: 'At least 8 characters.',
};
const confirmation: FieldSpec = {
  source: 'confirm_password',
  label: 'Confirm new password',
  isOptional: true,
  kind: 'secret',
};

export function ChangePasswordDialog({ onClose }: { onClose(): void }) {
  const changePassword = useChangePassword(onClose);
  return (
    <FormDialog
      warnsOnLeave={false}
      title="Change Password"
      fields={[oldPassword, newPassword, confirmation]}
      values={{ username: lastUsername() }}
      save={changePassword}
      submit="Change Password"
      onClose={onClose}
    >
      {/* Tells a password manager whose password this is. */}
      <FieldInput field={username} autoComplete="username" sx={{ display: 'none' }} />
      <FieldInput field={oldPassword} autoComplete="current-password" isRequired autoFocus />
      <FieldInput field={newPassword} autoComplete="new-password" isRequired />
      <FieldInput field={confirmation} autoComplete="new-password" isRequired />
    </FormDialog>
  );
}

/** Expected errors: no session, an invalid password, too many attempts. */
const refusals = [401, 422, 429];

/** Submits the dialog's values, after checks that need no server, in the specified order. */
function useChangePassword(onChanged: () => void) {
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();

  return async (values: FieldValues): Promise<void> => {
    const old_password = String(values.old_password ?? '');
    const new_password = String(values.new_password ?? '');
    const confirm_password = String(values.confirm_password ?? '');
    const body = { old_password, new_password, confirm_password };
    const problem = Object.values(body).includes('')
      ? 'All fields are required.'
      : new_password !== confirm_password
        ? 'New passwords do not match.'
        : passwordProblem(new_password, 'New password');
    if (problem) return notify(problem, { type: 'error' });
    try {
      // Without a session it shows an error, as specified, instead of asking to sign in.
      const options = { method: 'PUT', body: JSON.stringify(body), canPrompt: false };
      await httpClient('/api/password', options);
      notify('Password changed successfully.', { type: 'success', title: 'Success' });
      onChanged();
    } catch (error) {
      const isRefused = error instanceof HttpError && refusals.includes(error.status);
      notify(isRefused ? error.message : 'Failed to update password.', { type: 'error' });
      await logoutIfAccessDenied(error);
    }
  };
}

const maxBytes = 72;

/** Explains why a new password is unsuitable, or returns undefined. bcrypt reads 72 bytes. */
export function passwordProblem(password: string, name: string): string | undefined {
  if (password.length < 8) return `${name} must be at least 8 characters.`;
  if (new TextEncoder().encode(password).length > maxBytes) {
    return `${name} must be at most ${maxBytes} bytes.`;
  }
  return undefined;
}
