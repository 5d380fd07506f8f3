import type { ReactNode } from 'react';
import { PasteDialog } from '../dialogs/PasteDialog';
import { useEditorShell } from '../EditorShell';
import { type PasteKind, pasteInto } from '../paste/pasteInto';
import { readClipboard } from '../paste/readClipboard';
import { ToolbarButton } from '../toolbar/ToolbarButton';
import { useArticleEditor } from '../useArticleEditor';

interface Props {
  kind: PasteKind;
  label: string;
  icon: ReactNode;
  shortcut?: string;
}

/** Pastes what is on the clipboard or, where the browser doesn't show it, what is pasted into a dialog. */
export function PasteFromClipboard({ kind, label, icon, shortcut }: Props) {
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
      <ToolbarButton label={label} icon={icon} shortcut={shortcut} onClick={paste} />
      {dialog === name && (
        <PasteDialog
          title={label}
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
