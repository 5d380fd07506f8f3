import type { Editor } from '@tiptap/react';
import { TiptapEditorContext } from 'ra-input-rich-text';
import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

/** State around the editor's text: an open dialog, and how the text is shown. */
export interface EditorUi {
  dialog: string | undefined;
  openDialog(name: string): void;
  closeDialog(): void;
  isSource: boolean;
  isMaximized: boolean;
  areBlocksShown: boolean;
  /** Shows the tools under More below the toolbar. */
  isMoreOpen: boolean;
  toggle(mode: 'isSource' | 'isMaximized' | 'areBlocksShown' | 'isMoreOpen'): void;
  closeMore(): void;
  /** Returns the article as typed until now. */
  currentHtml(): string;
  /** Opens a preview of the unsaved post. */
  preview(): void;
  /** The file input for images, opened by clicking it. */
  picker: RefObject<HTMLInputElement | null>;
}

export const EditorUiContext = createContext<EditorUi | undefined>(undefined);

export function useEditorUi(): EditorUi {
  const ui = useContext(EditorUiContext);
  if (!ui) throw new Error('A tool stands outside its editor.');
  return ui;
}

/** Returns the editor that the surrounding tool belongs to. */
export function useArticleEditor(): Editor {
  const editor = useContext(TiptapEditorContext);
  if (!editor) throw new Error('A tool stands outside its editor.');
  return editor;
}

const closedModes = {
  isSource: false,
  isMaximized: false,
  areBlocksShown: false,
  isMoreOpen: false,
};

export function useEditorModes(
  editor: Editor,
  currentHtml: () => string,
  preview: () => void,
): EditorUi {
  const picker = useRef<HTMLInputElement>(null);
  const [modes, setModes] = useState(closedModes);
  const [dialog, openDialog] = useState<string>();

  const closeDialog = useCallback(() => {
    // The dialog must release the focus before the text, which still has the selection, takes it.
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
    () => ({
      ...modes,
      dialog,
      openDialog,
      closeDialog,
      toggle,
      closeMore,
      currentHtml,
      preview,
      picker,
    }),
    [modes, dialog, closeDialog, toggle, closeMore, currentHtml, preview],
  );
}
