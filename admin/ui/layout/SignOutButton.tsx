import LogoutIcon from '@mui/icons-material/Logout';
import { Button, useLogout, useNotify } from 'react-admin';

export function SignOutButton() {
  const logout = useLogout();
  const notify = useNotify();

  async function signOut() {
    try {
      await logout({}, undefined, false);
      notify('You are signed out.', { type: 'info' });
    } catch {
      notify('You are still signed in: the server could not be reached.', { type: 'error' });
    }
  }

  return (
    <Button label="Sign out" color="inherit" onClick={signOut}>
      <LogoutIcon />
    </Button>
  );
}
