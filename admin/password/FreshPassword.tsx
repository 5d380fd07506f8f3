import { type ReactNode, useEffect, useState } from 'react';
import { FreshPasswordDialog } from './FreshPasswordDialog';
import { setPasswordAsker } from './withFreshPassword';

/** Holds the one dialog that asks for the password. */
export function FreshPassword({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<(isTyped: boolean) => void>();

  useEffect(() => setPasswordAsker(() => new Promise((resolve) => setAnswer(() => resolve))), []);

  function end(isTyped: boolean) {
    setAnswer(undefined);
    answer?.(isTyped);
  }

  return (
    <>
      {children}
      {answer && <FreshPasswordDialog onConfirmed={() => end(true)} onCancel={() => end(false)} />}
    </>
  );
}
