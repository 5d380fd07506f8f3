import { Box, Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { type ClipboardEvent, useId } from 'react';
import type { ClipboardText } from '../paste/readClipboard';
import { ToolDialog } from './ToolDialog';

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
    <ToolDialog title={title} onClose={onClose} fullWidth maxWidth="xs">
      <DialogContent>
        <DialogContentText id={id}>
          The browser doesn’t let this page read the clipboard. Press Ctrl+V (Cmd+V) in the box.
        </DialogContentText>
        <Box
          component="textarea"
          autoFocus
          aria-label={title}
          aria-describedby={id}
          onPaste={take}
          sx={{ width: '100%', minHeight: 80, mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </ToolDialog>
  );
}
