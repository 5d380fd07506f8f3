import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { HttpError, TextInput, useAuthProvider } from 'react-admin';
import type { TwoFactorAsked } from '../../api/types';
import { lastUsername, SecondStepNeeded } from '../authProvider';
import { FormDialog } from '../ui/forms/FormDialog';
import { canUsePasskeys } from './passkeys';
import { PasskeyButton } from './Reauthenticate';

/** Signs an admin whose session has ended in again without leaving the page. */
export function ReauthDialog({ onSignedIn }: { onSignedIn(): void }) {
  const authProvider = useAuthProvider();
  /** Undefined until the password was right and a second step is asked. */
  const [methods, setMethods] = useState<TwoFactorAsked['second_step']>();

  async function signIn(values: object): Promise<void> {
    try {
      await authProvider?.login({ ...values, hasPage: true });
      onSignedIn();
    } catch (error) {
      if (error instanceof SecondStepNeeded) return setMethods(error.methods);
      // The time for the second step is over: the password is asked anew.
      if (error instanceof HttpError && error.status === 401) setMethods(undefined);
      throw error;
    }
  }

  return (
    <FormDialog
      title="Your session has ended"
      submit="Sign in"
      values={{ username: lastUsername() }}
      onSubmit={async ({ username, password, code }) => {
        try {
          await signIn(methods ? { code: code ?? '' } : { username, password: password ?? '' });
        } catch (error) {
          // Thrown, it would lead to the sign-in page.
          const message = error instanceof Error ? error.message : String(error);
          return methods ? { code: message } : { password: message };
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
        What you typed is kept in this browser. Sign in to continue.
      </DialogContentText>
      <TextInput source="username" label="Username" autoComplete="username" />
      <TextInput
        source="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus
        disabled={methods !== undefined}
      />
      {methods && (
        <TextInput
          source="code"
          label={
            methods.includes('totp') ? 'Code from your app, or a recovery code' : 'Recovery code'
          }
          autoComplete="one-time-code"
          autoFocus
        />
      )}
    </FormDialog>
  );
}
