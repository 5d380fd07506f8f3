import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useRedirect, useResourceContext } from 'react-admin';
import { usePageTitle } from '../layout/usePageTitle';

interface Props {
  title: string;
  children: ReactNode;
}

/** Closing it is going back to the list, so that a form with unsaved changes can ask first. */
export function BlogCategoryDialog({ title, children }: Props) {
  usePageTitle(title);
  const titleId = useId();
  const redirect = useRedirect();
  const resource = useResourceContext();
  return (
    <Dialog
      open
      onClose={() => redirect('list', resource)}
      maxWidth="sm"
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
