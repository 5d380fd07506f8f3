import { PasteDialog } from '../dialogs/PasteDialog';
import { useEditorShell } from '../EditorShell';
import { type PasteKind, pasteInto } from '../paste/pasteInto';
import { readClipboard } from '../paste/readClipboard';
import { ToolbarButton, type ToolbarButtonProps } from '../toolbar/ToolbarButton';
import { useArticleEditor } from '../useArticleEditor';

interface Props extends Pick<ToolbarButtonProps, 'label' | 'icon' | 'shortcut'> {
  kind: PasteKind;
}

/** Pastes what is on the clipboard or, where the browser doesn't show it, what is pasted into a dialog. */
export function PasteButton({ kind, ...button }: Props) {
  const editor = useArticleEditor();
  const { dialog, openDialog, closeDialog } = useEditorShell();
  const name = `paste-${kind}`;

  async function paste() {
    const clipboard = await readClipboard();
    if (!clipboard) return openDialog(name);
    editor.view.focus();
    pasteInto(editor, kind, clipboard);
  }

  return (
    <>
      <ToolbarButton {...button} onClick={paste} />
      {dialog === name && (
        <PasteDialog
          title={button.label}
          onPaste={(clipboard) => {
            pasteInto(editor, kind, clipboard);
            closeDialog();
          }}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
