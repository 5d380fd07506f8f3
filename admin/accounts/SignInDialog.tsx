import { DialogContentText } from '@mui/material';
import { useState } from 'react';
import { HttpError, TextInput, useAuthProvider } from 'react-admin';
import type { TwoFactorAsked } from '../../api/types';
import { lastUsername, SecondStepNeeded } from '../authProvider';
import { FormDialog } from '../ui/forms/FormDialog';
import { PasskeyButton } from './PasskeyButton';
import { canUsePasskeys } from './passkeys';

interface Props {
  onSignedIn(): void;
  /** Leads to the sign-in page instead. */
  onLeave(): void;
}

/** Signs an admin whose session has ended in again without leaving the page. */
export function SignInDialog({ onSignedIn, onLeave }: Props) {
  const authProvider = useAuthProvider();
  const [ownName] = useState(lastUsername);
  /** Undefined until the password was right and a second step is asked. */
  const [methods, setMethods] = useState<TwoFactorAsked['second_step']>();

  async function signIn(values: object): Promise<void> {
    try {
      await authProvider?.login({ ...values, hasPage: true });
      // By a passkey of somebody else: this page and what is typed on it are not theirs.
      if (ownName && lastUsername() !== ownName) return location.reload();
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
      cancel="Go to the sign-in page"
      onClose={onLeave}
      canDismiss={false}
      values={{ username: ownName }}
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
        What you typed is still here. Sign in to continue.
      </DialogContentText>
      <TextInput
        source="username"
        label="Username"
        autoComplete="username"
        slotProps={{ htmlInput: { readOnly: ownName !== '' } }}
      />
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
