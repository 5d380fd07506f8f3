import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ClipboardEvent, useId } from 'react';
import type { ClipboardText } from '../paste/readClipboard';

interface Props {
  title: string;
  onPaste(clipboard: ClipboardText): void;
  onClose(): void;
}

/** A place to paste into by key or by the browser's menu, which always may. */
export function PasteDialog({ title, onPaste, onClose }: Props) {
  const id = useId();

  function take(event: ClipboardEvent) {
    event.preventDefault();
    const { clipboardData } = event;
    onPaste({
      html: clipboardData.getData('text/html'),
      plain: clipboardData.getData('text/plain'),
    });
  }

  return (
    <Dialog
      open
      transitionDuration={0}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
      disableRestoreFocus
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-help`}>
          The browser doesn’t let this page read the clipboard. Press Ctrl+V (Cmd+V) in the box.
        </DialogContentText>
        <Box
          component="textarea"
          autoFocus
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-help`}
          onPaste={take}
          sx={{ width: '100%', minHeight: 80, mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
