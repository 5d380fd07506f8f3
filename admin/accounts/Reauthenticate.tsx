import { DialogContentText } from '@mui/material';
import { useEffect, useState } from 'react';
import { HttpError, useLogoutIfAccessDenied } from 'react-admin';
import { lastUsername } from '../authProvider';
import { type Need, send, setPrompt } from '../httpClient';
import { FieldInput } from '../ui/forms/FieldInput';
import { FormDialog } from '../ui/forms/FormDialog';
import type { FormField } from '../ui/forms/fields';
import { PasskeyButton } from './PasskeyButton';
import { askPasskey, canUsePasskeys } from './passkeys';
import { SignInDialog } from './SignInDialog';
import { useAccount } from './useAccount';

interface Question {
  need: Need;
  answer(isGiven: boolean): void;
}

/**
 * The one place that asks a signed-in admin for the password once more, or to sign in again, where a
 * call needs it: the page stays as it is, and the call is made again.
 */
export function Reauthenticate() {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  useEffect(
    () =>
      setPrompt(
        (need) => new Promise((answer) => setQuestions((all) => [...all, { need, answer }])),
      ),
    [],
  );
  // A session that ends while the password is asked for is asked for first.
  const question = questions.find(({ need }) => need === 'session') ?? questions[0];
  if (!question) return null;
  const { need, answer } = question;

  function close(isGiven: boolean) {
    setQuestions((all) => all.filter((one) => one !== question));
    answer(isGiven);
  }

  if (need === 'password') return <PasswordDialog onClose={close} />;
  return (
    <SignInDialog
      onSignedIn={() => close(true)}
      onLeave={() => {
        close(false);
        void logoutIfAccessDenied(new HttpError('', 401));
      }}
    />
  );
}

const passwordField: FormField = {
  source: 'password',
  label: 'Password',
  kind: 'secret',
  isRequired: true,
};

function PasswordDialog({ onClose }: { onClose(isConfirmed: boolean): void }) {
  const hasPasskey = Boolean(useAccount().data?.second_step.passkeys) && canUsePasskeys();

  async function confirm(proof: object) {
    await send('POST', '/api/session/confirmation', proof);
    onClose(true);
  }

  return (
    <FormDialog
      title="Your password, please"
      fields={[passwordField]}
      save={({ password }) => confirm({ password })}
      submit="Continue"
      cancel="Go back"
      onClose={() => onClose(false)}
      actions={
        hasPasskey && (
          <PasskeyButton use={async () => confirm({ passkey: await askPasskey('confirm') })} />
        )
      }
    >
      <DialogContentText sx={{ mb: 1 }}>
        This concerns accounts or people’s personal details. Type your password to continue; you
        won’t be asked again for some minutes.
      </DialogContentText>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={lastUsername()} readOnly hidden />
      <FieldInput field={passwordField} autoComplete="current-password" autoFocus />
    </FormDialog>
  );
}
