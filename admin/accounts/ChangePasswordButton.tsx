import KeyIcon from '@mui/icons-material/Key';
import { Button as PageButton } from '@mui/material';
import { useState } from 'react';
import { Button } from 'react-admin';
import { ChangePasswordDialog } from './ChangePasswordDialog';

/** @param isOnPage for use within a page's text instead of the bar above it. */
export function ChangePasswordButton({ isOnPage = false }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <>
      {isOnPage ? (
        <PageButton variant="outlined" startIcon={<KeyIcon />} onClick={open}>
          Change password…
        </PageButton>
      ) : (
        <Button label="Change Password" color="inherit" onClick={open}>
          <KeyIcon />
        </Button>
      )}
      {isOpen && <ChangePasswordDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
