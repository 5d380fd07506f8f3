import { Button, CardContent } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  Form,
  HttpError,
  PasswordInput,
  required,
  TextInput,
  useLogin,
  useNotify,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { SecondStepAsked } from '../../../api/types';
import { canSuggestPasskeys, canUsePasskeys, stopAsking } from '../../accounts/passkeys';
import { lastUsername, SecondStepNeeded } from '../../authProvider';
import { SecondStepForm } from './SecondStepForm';

export function LoginForm() {
  const login = useLogin();
  const notify = useNotify();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const next: unknown = useLocation().state?.nextPathname;
  const [username] = useState(lastUsername);
  const [methods, setMethods] = useState<SecondStepAsked['second_step']>();

  async function enter(values: FieldValues) {
    await login({ ...values, hasPage: Boolean(next && next !== '/') });
    notify('Welcome back!', { type: 'success', title: 'Login Success' });
  }

  /** Waits for a passkey to be chosen among the suggestions of the username. */
  const suggestPasskeys = useEffectEvent(async () => {
    try {
      await enter({ passkey: 'suggested' });
    } catch (error) {
      // None was chosen, or this browser has none.
      if (!(error instanceof HttpError)) return;
      notify(error.message, { type: 'error', title: 'Login Failed' });
      // The page was open for longer than the question is good for, perhaps.
      if (error.status !== 422) return;
      await suggestPasskeys();
    }
  });
  useEffect(() => {
    let isOver = false;
    let isAsking = false;
    void canSuggestPasskeys().then((can) => {
      isAsking = can && !isOver;
      if (isAsking) void suggestPasskeys();
    });
    return () => {
      isOver = true;
      if (isAsking) void stopAsking();
    };
  }, []);

  async function signIn(values: FieldValues) {
    setIsSigningIn(true);
    try {
      await enter(values);
    } catch (error) {
      if (error instanceof SecondStepNeeded) return setMethods(error.methods);
      // The time for the second step is over, or the password changed meanwhile.
      if (error instanceof HttpError && error.status === 401) setMethods(undefined);
      const message = error instanceof Error ? error.message : String(error);
      notify(message, { type: 'error', title: 'Login Failed' });
    } finally {
      setIsSigningIn(false);
    }
  }

  if (methods) {
    return (
      <SecondStepForm
        methods={methods}
        isSending={isSigningIn}
        onSubmit={signIn}
        onBack={() => setMethods(undefined)}
      />
    );
  }
  return (
    <Form
      onSubmit={signIn}
      defaultValues={{ username, password: '' }}
      disableInvalidFormNotification
      noValidate
    >
      <CardContent>
        <TextInput
          source="username"
          label="Username"
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoFocus={!username}
          helperText={false}
          validate={required('Username is required.')}
        />
        <PasswordInput
          source="password"
          label="Password"
          autoComplete="current-password"
          autoFocus={Boolean(username)}
          helperText={false}
          validate={required('Password is required.')}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          disabled={isSigningIn}
          sx={{ mt: 2 }}
        >
          {isSigningIn ? 'Signing in...' : 'Sign in'}
        </Button>
        {canUsePasskeys() && (
          <Button
            fullWidth
            disabled={isSigningIn}
            onClick={() => signIn({ passkey: 'alone' })}
            sx={{ mt: 1 }}
          >
            Sign in with a passkey
          </Button>
        )}
      </CardContent>
    </Form>
  );
}
