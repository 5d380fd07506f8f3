import Button from '@mui/material/Button';
import CardContent from '@mui/material/CardContent';
import { useState } from 'react';
import { Form, PasswordInput, required, TextInput, useLogin, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { lastUsername } from '../authProvider';

export function LoginForm() {
  const login = useLogin();
  const notify = useNotify();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const [username] = useState(lastUsername);

  async function signIn(values: FieldValues) {
    setIsSigningIn(true);
    try {
      await login(values);
      notify('Welcome back!', { type: 'success', title: 'Login Success' });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      notify(message, { type: 'error', title: 'Login Failed' });
    } finally {
      setIsSigningIn(false);
    }
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
