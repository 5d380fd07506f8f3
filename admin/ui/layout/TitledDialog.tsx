import { Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, type FormProps } from 'react-admin';

interface Props extends Omit<DialogProps, 'title' | 'onSubmit'> {
  title: ReactNode;
  actions: ReactNode;
  /** Where it is a form: gets what was typed. */
  onSubmit?: FormProps['onSubmit'];
}

/** A dialog's title, what it says or asks for, and what can be done. */
export function TitledDialog({ title, actions, onSubmit, children, ...dialog }: Props) {
  const parts = (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>{actions}</DialogActions>
    </>
  );
  return (
    <Dialog {...dialog}>
      {onSubmit ? (
        <Form onSubmit={onSubmit} disableInvalidFormNotification noValidate>
          {parts}
        </Form>
      ) : (
        parts
      )}
    </Dialog>
  );
}
