import { Alert, Box, Typography } from '@mui/material';
import { Login } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import contours from './contours.svg';
import { LoginForm } from './LoginForm';
import { usePageTitle } from './usePageTitle';

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
        background: `#12372A url(${contours}) center bottom / cover`,
        '& .RaLogin-card': { width: 'min(25rem, 100%)', minWidth: 0, mt: 0, p: 1, border: 0 },
        '& .RaLogin-avatar': { mb: 1 },
        '& .RaLogin-icon': { background: 'none', width: 48, height: 48, borderRadius: 0 },
      }}
    >
      <Typography component="h1" variant="h5" align="center">
        Wattlepath admin
      </Typography>
      {parameters.has('ended') && (
        <Alert severity="info" sx={{ mx: 2, mt: 2 }}>
          Your session has ended. Sign in to go on where you were.
        </Alert>
      )}
      <LoginForm />
    </Login>
  );
}
