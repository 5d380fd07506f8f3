import { Dialog, DialogActions, DialogContent, type DialogProps, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';

interface Props
  extends Pick<
    DialogProps,
    'fullScreen' | 'fullWidth' | 'maxWidth' | 'onClick' | 'onKeyDown' | 'transitionDuration'
  > {
  title: ReactNode;
  /** Buttons below the content. Without them, the children are all parts of the dialog. */
  actions?: ReactNode;
  children: ReactNode;
  /** Closes it; absent if one of its buttons must be chosen. */
  onClose?: (() => void) | undefined;
  /** Belongs to the text: keeps its keys to itself, and leaves the focus to whoever closes it. */
  isOfText?: boolean;
}

/** A dialog, open while it is rendered. With a form it is a `FormDialog`; questions are `Confirm`. */
export function AppDialog({ title, actions, children, onClose, isOfText, ...look }: Props) {
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" {...(isOfText && ofText)} {...look}>
      <DialogTitle sx={look.fullScreen ? { py: 1 } : {}}>{title}</DialogTitle>
      {actions ? <DialogContent>{children}</DialogContent> : children}
      {actions && <DialogActions>{actions}</DialogActions>}
    </Dialog>
  );
}

const ofText: Partial<DialogProps> = {
  transitionDuration: 0,
  disableRestoreFocus: true,
  onKeyDown: (event) => event.stopPropagation(),
};
