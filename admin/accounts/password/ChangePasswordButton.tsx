import KeyIcon from '@mui/icons-material/Key';
import { Button as PageButton } from '@mui/material';
import { useState } from 'react';
import { Button } from 'react-admin';
import { ChangePasswordDialog } from './ChangePasswordDialog';

/** @param isOnPage in the text of a page rather than in the bar above it. */
export function ChangePasswordButton({ isOnPage = false }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {isOnPage ? (
        <PageButton variant="outlined" startIcon={<KeyIcon />} onClick={() => setIsOpen(true)}>
          Change password…
        </PageButton>
      ) : (
        <Button label="Change Password" color="inherit" onClick={() => setIsOpen(true)}>
          <KeyIcon />
        </Button>
      )}
      <ChangePasswordDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
