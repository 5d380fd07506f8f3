import { useEffect, useState } from 'react';
import { setPasswordAsker } from '../../httpClient';
import { FreshPasswordDialog } from './FreshPasswordDialog';

/** The one dialog that asks for the password where a call needs it. */
export function FreshPassword() {
  const [asked, setAsked] = useState<{ answer(isTyped: boolean): void }>();
  useEffect(() => setPasswordAsker(() => new Promise((answer) => setAsked({ answer }))), []);

  function close(isTyped: boolean) {
    setAsked(undefined);
    asked?.answer(isTyped);
  }

  if (!asked) return null;
  return <FreshPasswordDialog onConfirmed={() => close(true)} onCancel={() => close(false)} />;
}
