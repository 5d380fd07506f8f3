import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { Login } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { LoginForm } from './LoginForm';
import { usePageTitle } from './usePageTitle';

export function LoginPage() {
  usePageTitle('Sign in');
  const [parameters] = useSearchParams();
  return (
    <Login
      role="main"
      sx={{
        px: 2,
        background: 'none',
        backgroundColor: 'secondary.main',
        '& .RaLogin-card': { width: 'min(24rem, 100%)', minWidth: 0 },
        '& .RaLogin-icon': { backgroundColor: 'primary.main', color: 'primary.contrastText' },
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
