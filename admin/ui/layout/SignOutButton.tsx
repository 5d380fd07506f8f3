import LogoutIcon from '@mui/icons-material/Logout';
import { useQueryClient } from '@tanstack/react-query';
import { Button, useLogout, useNotify, useTakeUndoableMutation } from 'react-admin';

const pollMilliseconds = 20;

export function SignOutButton() {
  const logout = useLogout();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const takeMutation = useTakeUndoableMutation();

  /** Sends the deletes that could still be undone and waits for their answers. */
  async function sendPending() {
    for (let mutation = takeMutation(); mutation; mutation = takeMutation()) {
      mutation({ isUndo: false });
    }
    do {
      await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
    } while (queryClient.isMutating() > 0);
  }

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
