import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import { useState } from 'react';
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
import { lastUsername, SecondStepNeeded } from '../authProvider';
import { SecondStepForm } from './SecondStepForm';

export function LoginForm() {
  const login = useLogin();
  const notify = useNotify();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const next: unknown = useLocation().state?.nextPathname;
  const [username] = useState(lastUsername);
  const [isSecondStep, setIsSecondStep] = useState(false);

  async function signIn(values: FieldValues) {
    setIsSigningIn(true);
    try {
      // To the posts, unless another page was asked for.
      await login(values, next && next !== '/' ? undefined : '/blogs');
      notify('Welcome back!', { type: 'success', title: 'Login Success' });
    } catch (error) {
      if (error instanceof SecondStepNeeded) return setIsSecondStep(true);
      // The time for the second step is over, or the password changed meanwhile.
      if (error instanceof HttpError && error.status === 401) setIsSecondStep(false);
      const message = error instanceof Error ? error.message : String(error);
      notify(message, { type: 'error', title: 'Login Failed' });
    } finally {
      setIsSigningIn(false);
    }
  }

  if (isSecondStep) {
    return (
      <SecondStepForm
        isSending={isSigningIn}
        onSubmit={signIn}
        onBack={() => setIsSecondStep(false)}
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
          autoComplete="username"
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
      </CardContent>
    </Form>
  );
}
