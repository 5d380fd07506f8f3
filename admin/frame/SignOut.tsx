import LogoutIcon from '@mui/icons-material/Logout';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Button, Confirm, useLogout, useNotify } from 'react-admin';
import { countClientTexts, deleteClientTexts } from '../unsentText';

const SignOutContext = createContext<() => void>(() => {});

/** Returns what signs out, after asking where that discards texts about clients. */
export const useSignOut = (): (() => void) => useContext(SignOutContext);

/** Lets what is in it sign out, and asks before texts about clients go. */
export function SignOut({ children }: { children: ReactNode }) {
  const logout = useLogout();
  const notify = useNotify();
  /** Number of texts about clients that this browser keeps, once that is asked about. */
  const [unsent, setUnsent] = useState(0);

  async function signOut() {
    setUnsent(0);
    try {
      await logout({}, undefined, false);
      deleteClientTexts();
      notify('You are signed out.', { type: 'info' });
    } catch {
      notify('You are still signed in, because the server could not be reached.', {
        type: 'error',
      });
    }
  }

  const ask = () => {
    const count = countClientTexts();
    if (count > 0) setUnsent(count);
    else void signOut();
  };

  return (
    <SignOutContext.Provider value={ask}>
      {children}
      {unsent > 0 && (
        <Confirm
          isOpen
          title="Sign out, and discard what isn’t sent?"
          content={`This browser keeps ${unsent === 1 ? 'a text' : `${unsent} texts`} about clients that you haven’t sent or saved: replies, notes, or forms. Others may use it once you are signed out, so they go.`}
          confirm="Sign out"
          cancel="Stay"
          confirmColor="warning"
          onConfirm={signOut}
          onClose={() => setUnsent(0)}
        />
      )}
    </SignOutContext.Provider>
  );
}

export function SignOutButton() {
  return (
    <Button label="Sign out" color="inherit" onClick={useSignOut()}>
      <LogoutIcon />
    </Button>
  );
}
