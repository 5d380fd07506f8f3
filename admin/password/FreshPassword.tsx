import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { FreshPasswordDialog } from './FreshPasswordDialog';
import { wantsFreshPassword } from './wantsFreshPassword';
import { setPasswordAsker } from './withFreshPassword';

/**
 * Asks for the password where a call failed because it was typed too long ago.
 * @param again makes the call once more; called when the password was typed.
 * @returns whether the call failed for that.
 */
type AskPassword = (error: unknown, again: () => void) => boolean;

const Context = createContext<AskPassword>(() => false);

export const useAskPassword = (): AskPassword => useContext(Context);

/** Holds the one dialog that asks for the password. */
export function FreshPassword({ children }: { children: ReactNode }) {
  const [waiting, setWaiting] = useState<{ again(): void; cancel?(): void }>();
  const ask = useCallback((error: unknown, again: () => void) => {
    const isWanted = wantsFreshPassword(error);
    if (isWanted) setWaiting({ again });
    return isWanted;
  }, []);

  useEffect(
    () =>
      setPasswordAsker(
        () =>
          new Promise((resolve) => {
            setWaiting({ again: () => resolve(true), cancel: () => resolve(false) });
          }),
      ),
    [],
  );

  function cancel() {
    setWaiting(undefined);
    waiting?.cancel?.();
  }

  function confirm() {
    setWaiting(undefined);
    waiting?.again();
  }

  return (
    <Context.Provider value={ask}>
      {children}
      {waiting && <FreshPasswordDialog onConfirmed={confirm} onCancel={cancel} />}
    </Context.Provider>
  );
}
