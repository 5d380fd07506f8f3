import { Dialog, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';
import { useRedirect } from 'react-admin';
import { usePageTitle } from './usePageTitle';

interface Props {
  title: string;
  /** The page that lies below it. */
  path: string;
  children: ReactNode;
}

/** Closing it is going back to that page, so that a form with unsaved changes can ask first. */
export function PageDialog({ title, path, children }: Props) {
  usePageTitle(title);
  const redirect = useRedirect();
  return (
    <Dialog open onClose={() => redirect(path)} maxWidth="sm" fullWidth>
      <DialogTitle>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
