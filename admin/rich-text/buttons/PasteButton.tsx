import { Box, Button, DialogActions, DialogContent, DialogContentText } from '@mui/material';
import { useId } from 'react';
import { ToolDialog } from '../dialogs/ToolDialog';
import { useEditorShell } from '../EditorShell';
import { type ClipboardText, readClipboard } from '../paste/readClipboard';
import { ToolbarButton, type ToolbarButtonProps } from '../toolbar/ToolbarButton';
import { useArticleEditor } from '../useArticleEditor';

interface Props extends Pick<ToolbarButtonProps, 'label' | 'icon' | 'shortcut'> {
  /** Word's HTML is known by itself. */
  kind: 'html' | 'plain' | 'word';
}

/** Pastes what is on the clipboard or, where the browser doesn't show it, what is pasted into a dialog. */
export function PasteButton({ kind, ...button }: Props) {
  const editor = useArticleEditor();
  const { dialog, openDialog, closeDialog } = useEditorShell();
  const id = useId();
  const name = `paste-${kind}`;

  /** Through the editor's own way of pasting, so that the text fits where it lands. */
  function insert({ html, plain }: ClipboardText) {
    if (kind === 'plain' || !html) editor.view.pasteText(plain);
    else editor.view.pasteHTML(html);
  }

  async function paste() {
    const clipboard = await readClipboard();
    if (!clipboard) return openDialog(name);
    editor.view.focus();
    insert(clipboard);
  }

  return (
    <>
      <ToolbarButton {...button} onClick={paste} />
      {dialog === name && (
        <ToolDialog title={button.label} onClose={closeDialog} fullWidth maxWidth="xs">
          <DialogContent>
            <DialogContentText id={id}>
              The browser doesn’t let this page read the clipboard. Press Ctrl+V (Cmd+V) in the box.
            </DialogContentText>
            <Box
              component="textarea"
              autoFocus
              aria-label={button.label}
              aria-describedby={id}
              // A place that always may be pasted into, by key or by the browser's menu.
              onPaste={(event) => {
                event.preventDefault();
                const data = event.clipboardData;
                insert({ html: data.getData('text/html'), plain: data.getData('text/plain') });
                closeDialog();
              }}
              sx={{ width: '100%', minHeight: 80, mt: 1 }}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={closeDialog}>Cancel</Button>
          </DialogActions>
        </ToolDialog>
      )}
    </>
  );
}
