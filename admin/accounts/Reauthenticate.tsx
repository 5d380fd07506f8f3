import { Button, DialogContentText } from '@mui/material';
import { useEffect, useState } from 'react';
import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { lastUsername } from '../authProvider';
import { send, setPasswordAsker } from '../httpClient';
import { FormDialog } from '../ui/forms/FormDialog';
import { askPasskey, canUsePasskeys } from './passkeys';
import { useAccount } from './useAccount';

/** The one dialog that asks a signed-in admin for the password once more where a call needs it. */
export function Reauthenticate() {
  const [asked, setAsked] = useState<{ answer(isConfirmed: boolean): void }>();
  useEffect(() => setPasswordAsker(() => new Promise((answer) => setAsked({ answer }))), []);
  const hasPasskey = Boolean(useAccount().data?.second_step.passkeys) && canUsePasskeys();
  if (!asked) return null;

  function close(isConfirmed: boolean) {
    setAsked(undefined);
    asked?.answer(isConfirmed);
  }

  async function confirm(proof: object) {
    await send('POST', '/api/session/confirmation', proof);
    close(true);
  }

  return (
    <FormDialog
      title="Your password, please"
      submit="Continue"
      onSubmit={async ({ password }) =>
        password ? confirm({ password }) : { password: 'Enter your password.' }
      }
      cancel="Go back"
      onClose={() => close(false)}
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
      <TextInput
        source="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus
      />
    </FormDialog>
  );
}

/** In a form that asks for a password: takes a passkey in its place. */
export function PasskeyButton({ use }: { use(): Promise<unknown> }) {
  const { setError, formState } = useFormContext();
  const press = () =>
    use().catch((error: Error) => setError('password', { message: error.message }));
  return (
    <Button disabled={formState.isSubmitting} onClick={press}>
      Use a passkey
    </Button>
  );
}
