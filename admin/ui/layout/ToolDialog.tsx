import { Dialog, type DialogProps, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';

interface Props extends Pick<DialogProps, 'fullScreen' | 'fullWidth' | 'maxWidth'> {
  title: string;
  children: ReactNode;
  onClose(): void;
}

/** A dialog of the toolbar. Keeps key events to itself and returns the focus to the text. */
export function ToolDialog({ title, children, ...dialog }: Props) {
  return (
    <Dialog
      open
      transitionDuration={0}
      onKeyDown={(event) => event.stopPropagation()}
      disableRestoreFocus
      {...dialog}
    >
      <DialogTitle sx={dialog.fullScreen ? { py: 1 } : {}}>{title}</DialogTitle>
      {children}
    </Dialog>
  );
}
