import { PasteDialog } from '../dialogs/PasteDialog';
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
        <PasteDialog
          title={button.label}
          onPaste={(clipboard) => {
            insert(clipboard);
            closeDialog();
          }}
          onClose={closeDialog}
        />
      )}
    </>
  );
}
