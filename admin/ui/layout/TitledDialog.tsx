import { Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';

interface Props extends Omit<DialogProps, 'title'> {
  title: ReactNode;
  actions: ReactNode;
}

/** A dialog with title, text and actions. For one with a form, use FormDialog. */
export const TitledDialog = ({ title, actions, children, ...dialog }: Props) => (
  <Dialog {...dialog}>
    <DialogTitle>{title}</DialogTitle>
    <DialogContent>{children}</DialogContent>
    <DialogActions>{actions}</DialogActions>
  </Dialog>
);
