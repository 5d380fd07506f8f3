import type { Editor } from '@tiptap/react';
import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EditorShell } from './EditorShell';

const closedModes = {
  isSource: false,
  isMaximized: false,
  areBlocksShown: false,
  isMoreOpen: false,
};

export function useEditorModes(editor: Editor, currentHtml: () => string): EditorShell {
  const [modes, setModes] = useState(closedModes);
  const [dialog, openDialog] = useState<string>();

  const closeDialog = useCallback(() => {
    // The dialog lets go of the focus before the text, where the selection still is, takes it.
    flushSync(() => openDialog(undefined));
    if (!editor.isDestroyed) editor.view.focus();
  }, [editor]);

  const toggle = useCallback(
    (mode: keyof typeof closedModes) =>
      setModes((current) => ({ ...current, [mode]: !current[mode] })),
    [],
  );

  const closeMore = useCallback(
    () => setModes((current) => (current.isMoreOpen ? { ...current, isMoreOpen: false } : current)),
    [],
  );

  return useMemo(
    () => ({ ...modes, dialog, openDialog, closeDialog, toggle, closeMore, currentHtml }),
    [modes, dialog, closeDialog, toggle, closeMore, currentHtml],
  );
}
