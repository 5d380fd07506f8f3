import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Form, PasswordInput, TextInput } from 'react-admin';
import { lastUsername } from '../authProvider';
import { SubmitButton } from '../forms/SubmitButton';
import { useChangePassword } from './useChangePassword';

interface Props {
  open: boolean;
  onClose(): void;
}

export function ChangePasswordDialog({ open, onClose }: Props) {
  const changePassword = useChangePassword(onClose);
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="change-password">
      <DialogTitle id="change-password">Change Password</DialogTitle>
      <Form onSubmit={changePassword} disableInvalidFormNotification noValidate>
        <DialogContent sx={{ pt: 0 }}>
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
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <SubmitButton label="Change Password" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
