import LogoutIcon from '@mui/icons-material/Logout';
import { Button, useLogout, useNotify } from 'react-admin';
import { useSendPending } from './useSendPending';

export function SignOutButton() {
  const logout = useLogout();
  const notify = useNotify();
  const sendPending = useSendPending();

  async function signOut() {
    await sendPending();
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
