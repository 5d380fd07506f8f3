import { DialogContentText } from '@mui/material';
import { write } from '../dataProvider';
import { lastUsername, useAccount } from '../signedIn';
import { FieldInput } from '../ui/forms/FieldInput';
import { FormDialog } from '../ui/forms/FormDialog';
import type { FieldSpec } from '../ui/forms/fields';
import { PasskeyButton } from './PasskeyButton';
import { canUsePasskeys, requestPasskey } from './passkeys';

const passwordField: FieldSpec = {
  source: 'password',
  label: 'Password',
  kind: 'secret',
};

/** Asks a signed-in admin to confirm the password. */
export function PasswordDialog({ onClose }: { onClose(isConfirmed: boolean): void }) {
  const hasPasskey = Boolean(useAccount().data?.second_step.passkeys) && canUsePasskeys();

  async function confirm(proof: object) {
    await write('session/confirmation', { data: proof });
    onClose(true);
  }

  return (
    <FormDialog
      warnsOnLeave={false}
      title="Confirm your password"
      fields={[passwordField]}
      save={({ password }) => confirm({ password })}
      submit="Continue"
      cancel="Go back"
      onClose={() => onClose(false)}
      actions={
        hasPasskey && (
          <PasskeyButton use={async () => confirm({ passkey: await requestPasskey('confirm') })} />
        )
      }
    >
      <DialogContentText sx={{ mb: 1 }}>
        This affects accounts, personal data or what the firm vouches for. Enter your password to
        continue. You won’t be asked again for a few minutes.
      </DialogContentText>
      {/* Tells a password manager whose password this is. */}
      <input type="text" autoComplete="username" value={lastUsername()} readOnly hidden />
      <FieldInput field={passwordField} autoComplete="current-password" autoFocus />
    </FormDialog>
  );
}
