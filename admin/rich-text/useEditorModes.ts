import type { Editor } from '@tiptap/react';
import { useCallback, useMemo, useState } from 'react';
import type { EditorShell } from './EditorShell';

const closedModes = { isSource: false, isMaximized: false, areBlocksShown: false };

export function useEditorModes(editor: Editor, currentHtml: () => string): EditorShell {
  const [modes, setModes] = useState(closedModes);
  const [dialog, openDialog] = useState<string>();

  const closeDialog = useCallback(() => {
    openDialog(undefined);
    // After the dialog has let go of the focus; the selection is still where it was.
    window.setTimeout(
      () => editor.isDestroyed || editor.commands.focus(null, { scrollIntoView: false }),
    );
  }, [editor]);

  const toggle = useCallback(
    (mode: keyof typeof closedModes) =>
      setModes((current) => ({ ...current, [mode]: !current[mode] })),
    [],
  );

  return useMemo(
    () => ({ ...modes, dialog, openDialog, closeDialog, toggle, currentHtml }),
    [modes, dialog, closeDialog, toggle, currentHtml],
  );
}
