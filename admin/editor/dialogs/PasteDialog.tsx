import { Box, Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useId } from 'react';
import { AppDialog } from '../../ui/layout/AppDialog';
import { insertPasted, type PasteKind } from '../commands/clipboard';
import { useArticleEditor, useEditorUi } from '../EditorUiContext';

/** Receives pasted content, for browsers that deny access to the clipboard. */
export function PasteDialog({ kind, title }: { kind: PasteKind; title: string }) {
  const editor = useArticleEditor();
  const { closeDialog } = useEditorUi();
  const id = useId();
  return (
    <AppDialog isOfText title={title} onClose={closeDialog} maxWidth="xs">
      <DialogContent>
        <DialogContentText id={id}>
          Your browser doesn’t allow access to the clipboard. Press Ctrl+V (Cmd+V) in the box.
        </DialogContentText>
        <Box
          component="textarea"
          autoFocus
          aria-label={title}
          aria-describedby={id}
          onPaste={(event) => {
            event.preventDefault();
            const data = event.clipboardData;
            const [html, plain] = [data.getData('text/html'), data.getData('text/plain')];
            insertPasted(editor, kind, { html, plain });
            closeDialog();
          }}
          sx={{ width: '100%', minHeight: 80, mt: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={closeDialog}>Cancel</Button>
      </DialogActions>
    </AppDialog>
  );
}
