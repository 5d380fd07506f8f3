import { Button } from '@mui/material';
import { PasswordInput, TextInput } from 'react-admin';
import { lastUsername } from '../../authProvider';
import { SubmitButton } from '../../ui/forms/SubmitButton';
import { TitledDialog } from '../../ui/layout/TitledDialog';
import { useChangePassword } from './useChangePassword';

interface Props {
  open: boolean;
  onClose(): void;
}

export function ChangePasswordDialog({ open, onClose }: Props) {
  const changePassword = useChangePassword(onClose);
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      maxWidth="xs"
      fullWidth
      title="Change Password"
      onSubmit={changePassword}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton label="Change Password" />
        </>
      }
    >
      {/* Tells a password manager whose password this is. */}
      <TextInput
        source="username"
        defaultValue={lastUsername()}
        autoComplete="username"
        sx={{ display: 'none' }}
      />
      <PasswordInput
        source="old_password"
        label="Old password"
        autoComplete="current-password"
        helperText={false}
        isRequired
        autoFocus
      />
      <PasswordInput
        source="new_password"
        label="New password"
        autoComplete="new-password"
        helperText="At least 8 characters."
        isRequired
      />
      <PasswordInput
        source="confirm_password"
        label="Confirm new password"
        autoComplete="new-password"
        helperText={false}
        isRequired
      />
    </TitledDialog>
  );
}
