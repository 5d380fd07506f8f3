import { Alert, Box, Button, CardContent, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  Form,
  HttpError,
  Login,
  PasswordInput,
  required,
  TextInput,
  useLogin,
  useNotify,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { TwoFactorAsked } from '../../api/types';
import { brand } from '../../shared/brand';
import { cancelPasskeyRequest, canSuggestPasskeys, canUsePasskeys } from '../accounts/passkeys';
import { TwoFactorNeeded } from '../authProvider';
import { lastUsername } from '../signedIn';
import { usePageTitle } from '../ui/layout/usePageTitle';
import contours from './contours.svg';

export function LoginPage() {
  usePageTitle('Sign in');
  const [parameters] = useSearchParams();
  return (
    <Login
      role="main"
      avatarIcon={<Box component="img" src="/favicon.svg" alt="" sx={{ width: 48 }} />}
      sx={{
        p: 2,
        minHeight: '100dvh',
        height: 'auto',
        justifyContent: 'center',
        background: `${brand.colours.eucalypt} url(${contours}) center bottom / cover`,
        '& .RaLogin-card': { width: 'min(25rem, 100%)', minWidth: 0, mt: 0, p: 1, border: 0 },
        '& .RaLogin-avatar': { mb: 1 },
        '& .RaLogin-icon': { background: 'none', width: 48, height: 48, borderRadius: 0 },
      }}
    >
      <Typography component="h1" variant="h5" align="center">
        {brand.shortName} admin
      </Typography>
      {parameters.has('ended') && (
        <Alert severity="info" sx={{ mx: 2, mt: 2 }}>
          Your session has ended. Sign in to continue where you left off.
        </Alert>
      )}
      <LoginForm />
    </Login>
  );
}

function LoginForm() {
  const login = useLogin();
  const notify = useNotify();
  const [isSigningIn, setIsSigningIn] = useState(false);
  const next: unknown = useLocation().state?.nextPathname;
  const [username] = useState(lastUsername);
  const [methods, setMethods] = useState<TwoFactorAsked['second_step']>();

  async function enter(values: FieldValues) {
    await login({ ...values, hasPage: Boolean(next && next !== '/') });
    notify('Welcome back!', { type: 'success', title: 'Login Success' });
  }

  /** Waits for a passkey chosen from the username's suggestions. */
  const suggestPasskeys = useEffectEvent(async () => {
    try {
      await enter({ passkey: 'suggested' });
    } catch (error) {
      // None was chosen, or this browser has none.
      if (!(error instanceof HttpError)) return;
      notify(error.message, { type: 'error', title: 'Login Failed' });
      // The challenge may have expired while the page was open.
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
      if (isAsking) void cancelPasskeyRequest();
    };
  }, []);

  async function signIn(values: FieldValues) {
    setIsSigningIn(true);
    try {
      await enter(values);
    } catch (error) {
      if (error instanceof TwoFactorNeeded) return setMethods(error.methods);
      // The time for the second factor is over, or the password changed meanwhile.
      if (error instanceof HttpError && error.status === 401) setMethods(undefined);
      const message = error instanceof Error ? error.message : String(error);
      notify(message, { type: 'error', title: 'Login Failed' });
    } finally {
      setIsSigningIn(false);
    }
  }

  const hasPasskey = Boolean(methods?.includes('passkey')) && canUsePasskeys();
  return (
    <Form
      // Remounts for the second factor.
      key={String(methods)}
      onSubmit={signIn}
      defaultValues={methods ? { code: '' } : { username, password: '' }}
      disableInvalidFormNotification
      noValidate
    >
      <CardContent>
        {methods ? (
          <>
            {hasPasskey && (
              <Button
                {...button}
                variant="contained"
                autoFocus
                disabled={isSigningIn}
                onClick={() => signIn({ passkey: 'second-step' })}
              >
                Use your passkey
              </Button>
            )}
            <SecondStepInput methods={methods} hasPasskey={hasPasskey} />
          </>
        ) : (
          <>
            <TextInput
              source="username"
              label="Username"
              autoComplete="username webauthn"
              autoCapitalize="none"
              autoFocus={!username}
              validate={required('Username is required.')}
            />
            <PasswordInput
              source="password"
              label="Password"
              autoComplete="current-password"
              autoFocus={Boolean(username)}
              validate={required('Password is required.')}
            />
          </>
        )}
        <Button
          {...button}
          type="submit"
          variant={hasPasskey ? 'outlined' : 'contained'}
          disabled={isSigningIn}
          sx={{ mt: 2, mb: 1 }}
        >
          {isSigningIn ? 'Signing in...' : 'Sign in'}
        </Button>
        {methods ? (
          <Button fullWidth onClick={() => setMethods(undefined)}>
            Back to password
          </Button>
        ) : (
          canUsePasskeys() && (
            <Button fullWidth disabled={isSigningIn} onClick={() => signIn({ passkey: 'alone' })}>
              Sign in with a passkey
            </Button>
          )
        )}
      </CardContent>
    </Form>
  );
}

const button = { size: 'large', fullWidth: true } as const;

interface SecondStepInputProps {
  methods: TwoFactorAsked['second_step'];
  /** True if a passkey can be used instead. */
  hasPasskey: boolean;
}

const SecondStepInput = ({ methods, hasPasskey }: SecondStepInputProps) => (
  <>
    <Typography sx={{ my: 1 }}>
      {hasPasskey ? 'Or enter' : 'Enter'}{' '}
      {methods.includes('totp') && 'the code that your authenticator app shows, or '}one of your
      recovery codes.
    </Typography>
    <TextInput
      source="code"
      label="Code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoFocus={!hasPasskey}
      validate={required('Enter a code.')}
    />
  </>
);
