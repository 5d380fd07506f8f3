import { Button, DialogContentText, TextField } from '@mui/material';
import { useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { lastUsername } from '../../authProvider';
import { send } from '../../httpClient';
import { TitledDialog } from '../../ui/layout/TitledDialog';
import { useAccount } from '../account/useAccount';
import { askPasskey, canUsePasskeys } from '../passkeys/passkeys';

interface Props {
  onConfirmed(): void;
  onCancel(): void;
}

/** Asks a signed-in admin for the password once more. */
export function FreshPasswordDialog({ onConfirmed, onCancel }: Props) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const hasPasskey = Boolean(useAccount().data?.second_step.passkeys) && canUsePasskeys();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  async function confirm() {
    if (password === '') return setProblem('Enter your password.');
    await confirmBy(() => ({ password }));
  }

  async function confirmBy(proof: () => object | Promise<object>) {
    setIsSending(true);
    try {
      await send('POST', '/api/session/confirmation', await proof());
      onConfirmed();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setIsSending(false);
      if (await logoutIfAccessDenied(error)) onCancel();
    }
  }

  return (
    <TitledDialog
      open
      onClose={onCancel}
      onSubmit={confirm}
      maxWidth="xs"
      fullWidth
      title="Your password, please"
      actions={
        <>
          <Button onClick={onCancel}>Go back</Button>
          {hasPasskey && (
            <Button
              disabled={isSending}
              onClick={() => confirmBy(async () => ({ passkey: await askPasskey('confirm') }))}
            >
              Use a passkey
            </Button>
          )}
          <Button type="submit" variant="contained" disabled={isSending}>
            Go on
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 1 }}>
        This concerns accounts or people’s personal details. Type your password to go on; it holds
        for some minutes.
      </DialogContentText>
      {/* Tells a password manager whose password this is. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={lastUsername()}
        readOnly
        hidden
      />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        error={Boolean(problem)}
        helperText={problem}
        onChange={({ target }) => {
          setPassword(target.value);
          setProblem(undefined);
        }}
      />
    </TitledDialog>
  );
}
