import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { HttpError, useAuthProvider } from 'react-admin';
import type { TwoFactorAsked } from '../../api/types';
import { TwoFactorNeeded } from '../authProvider';
import { lastUsername } from '../signedIn';
import { FieldInput } from '../ui/forms/FieldInput';
import { FormDialog } from '../ui/forms/FormDialog';
import type { FieldSpec } from '../ui/forms/fields';
import { PasskeyButton } from './PasskeyButton';
import { canUsePasskeys } from './passkeys';

const usernameField: FieldSpec = { source: 'username', label: 'Username', isOptional: true };
const passwordField: FieldSpec = {
  source: 'password',
  label: 'Password',
  isOptional: true,
  kind: 'secret',
};

interface Props {
  onSignedIn(): void;
  /** Opens the sign-in page instead. */
  onLeave(): void;
}

/** Signs an admin in again after the session ended, without leaving the page. */
export function SignInDialog({ onSignedIn, onLeave }: Props) {
  const authProvider = useAuthProvider();
  const [ownName] = useState(lastUsername);
  /** Undefined until the password was accepted and a second factor is required. */
  const [methods, setMethods] = useState<TwoFactorAsked['second_step']>();

  async function signIn(values: object): Promise<void> {
    try {
      await authProvider?.login({ ...values, hasPage: true });
      // Somebody else signed in: this page and its unsaved text aren't theirs.
      if (ownName && lastUsername() !== ownName) return location.reload();
      onSignedIn();
    } catch (error) {
      if (error instanceof TwoFactorNeeded) return setMethods(error.methods);
      // The time for the second factor is over: start again with the password.
      if (error instanceof HttpError && error.status === 401) setMethods(undefined);
      throw error;
    }
  }

  const code: FieldSpec = {
    source: 'code',
    label: methods?.includes('totp') ? 'Code from your app, or a recovery code' : 'Recovery code',
    isOptional: true,
  };
  return (
    <FormDialog
      warnsOnLeave={false}
      title="Your session has ended"
      fields={[usernameField, passwordField, code]}
      submit="Sign in"
      cancel="Go to the sign-in page"
      onClose={onLeave}
      canDismiss={false}
      values={{ username: ownName }}
      save={async ({ username, password, code }) => {
        try {
          await signIn(methods ? { code: code ?? '' } : { username, password: password ?? '' });
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          return { [methods ? 'code' : 'password']: message };
        }
      }}
      actions={
        canUsePasskeys() &&
        methods?.includes('passkey') !== false && (
          <PasskeyButton use={() => signIn({ passkey: methods ? 'second-step' : 'alone' })} />
        )
      }
    >
      <DialogContentText sx={{ mb: 1 }}>
        What you typed is still here. Sign in to continue.
      </DialogContentText>
      <FieldInput
        field={usernameField}
        autoComplete="username"
        slotProps={{ htmlInput: { readOnly: ownName !== '' } }}
      />
      <FieldInput
        field={passwordField}
        autoComplete="current-password"
        autoFocus
        disabled={methods !== undefined}
      />
      {methods && <FieldInput field={code} autoComplete="one-time-code" autoFocus />}
    </FormDialog>
  );
}
