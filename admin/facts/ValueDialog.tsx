import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useRedirect } from 'react-admin';
import { usePageTitle } from '../layout/usePageTitle';

interface Props {
  title: string;
  /** The fact's page, which lies below it. */
  path: string;
  children: ReactNode;
}

/** Closing it is going back to the fact, so that a form with unsaved changes can ask first. */
export function ValueDialog({ title, path, children }: Props) {
  usePageTitle(title);
  const id = useId();
  const redirect = useRedirect();
  return (
    <Dialog open onClose={() => redirect(path)} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
