import { useEffect, useState } from 'react';
import { HttpError, useLogoutIfAccessDenied } from 'react-admin';
import { type Need, setPrompt } from '../httpClient';
import { PasswordDialog } from './PasswordDialog';
import { SignInDialog } from './SignInDialog';

interface Question {
  need: Need;
  resolve(isGiven: boolean): void;
}

/**
 * Asks for the password, or to sign in again, when a call needs it. The page stays as it is, and
 * the call is repeated.
 */
export function Reauthenticate() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(
    () =>
      setPrompt(
        (need) => new Promise((resolve) => setQuestions((all) => [...all, { need, resolve }])),
      ),
    [],
  );
  // If the session ends while the password is asked for, signing in comes first.
  const question = questions.find(({ need }) => need === 'session') ?? questions[0];
  if (!question) return null;
  const { need, resolve } = question;

  function close(isGiven: boolean) {
    setQuestions((all) => all.filter((one) => one !== question));
    resolve(isGiven);
  }

  return need === 'password' ? (
    <PasswordDialog onClose={close} />
  ) : (
    <SignInDialog
      onSignedIn={() => close(true)}
      onLeave={() => {
        close(false);
        void logoutIfAccessDenied(new HttpError('', 401));
      }}
    />
  );
}
