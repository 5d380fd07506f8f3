import { Button, DialogContentText, TextField } from '@mui/material';
import { type KeyboardEvent, useState } from 'react';
import { HttpError, useAuthProvider } from 'react-admin';
import type { SecondStepAsked } from '../../../api/types';
import { lastUsername, SecondStepNeeded } from '../../authProvider';
import { TitledDialog } from '../../ui/layout/TitledDialog';
import { canUsePasskeys } from '../passkeys/passkeys';

/** Signs the admin in again without leaving the page. */
export function SignInAgain({ onSignedIn }: { onSignedIn(): void }) {
  const authProvider = useAuthProvider();
  const [username, setUsername] = useState(lastUsername);
  const [password, setPassword] = useState('');
  /** Undefined until the password was right and a second step is asked. */
  const [methods, setMethods] = useState<SecondStepAsked['second_step']>();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();

  async function signIn(values: object) {
    try {
      await authProvider?.login({ ...values, hasPage: true });
      onSignedIn();
    } catch (error) {
      if (error instanceof SecondStepNeeded) return setMethods(error.methods);
      // The time for the second step is over: the password is asked anew.
      if (error instanceof HttpError && error.status === 401) setMethods(undefined);
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  const signInTyped = () => signIn(methods ? { code } : { username, password });

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    void signInTyped();
  }

  return (
    <TitledDialog
      open
      onKeyDown={onKeyDown}
      maxWidth="xs"
      title="Your session has ended"
      actions={
        <>
          {canUsePasskeys() && methods?.includes('passkey') !== false && (
            <Button onClick={() => signIn({ passkey: methods ? 'second-step' : 'alone' })}>
              Use a passkey
            </Button>
          )}
          <Button variant="contained" onClick={signInTyped}>
            Sign in
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 1 }}>
        What you typed is kept in this browser. Sign in to go on.
      </DialogContentText>
      <TextField
        label="Username"
        autoComplete="username"
        value={username}
        onChange={({ target }) => setUsername(target.value)}
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        error={Boolean(problem)}
        helperText={problem}
        onChange={({ target }) => setPassword(target.value)}
        disabled={methods !== undefined}
      />
      {methods && (
        <TextField
          label={
            methods.includes('totp') ? 'Code from your app, or a recovery code' : 'Recovery code'
          }
          autoComplete="one-time-code"
          autoFocus
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
    </TitledDialog>
  );
}
