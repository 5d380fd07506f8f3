import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { useAccount } from '../account/useAccount';
import { lastUsername } from '../authProvider';
import { send } from '../httpClient';
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

  async function confirm(event: SubmitEvent) {
    event.preventDefault();
    // The dialog is a child, to React, of whatever form it was opened from.
    event.stopPropagation();
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
    <Dialog open onClose={onCancel} aria-labelledby="fresh-password" maxWidth="xs" fullWidth>
      <form onSubmit={confirm} noValidate>
        <DialogTitle id="fresh-password">Your password, please</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>
            This concerns accounts or people’s personal details. Type your password to go on; it
            holds for some minutes.
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
        </DialogContent>
        <DialogActions>
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
        </DialogActions>
      </form>
    </Dialog>
  );
}
