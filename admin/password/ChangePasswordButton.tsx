import KeyIcon from '@mui/icons-material/Key';
import { useState } from 'react';
import { Button } from 'react-admin';
import { ChangePasswordDialog } from './ChangePasswordDialog';

export function ChangePasswordButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button label="Change Password" color="inherit" onClick={() => setIsOpen(true)}>
        <KeyIcon />
      </Button>
      <ChangePasswordDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
