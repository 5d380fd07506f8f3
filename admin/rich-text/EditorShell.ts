import { createContext, useContext } from 'react';

/** What is open around the text: one dialog at most, and how the text is shown. */
export interface EditorShell {
  /** Name of the open dialog. */
  dialog: string | undefined;
  openDialog(name: string): void;
  closeDialog(): void;
  isSource: boolean;
  isMaximized: boolean;
  areBlocksShown: boolean;
  /** Whether the rare tools are open below the toolbar's row. */
  isMoreOpen: boolean;
  toggle(mode: 'isSource' | 'isMaximized' | 'areBlocksShown' | 'isMoreOpen'): void;
  closeMore(): void;
  /** The article as it is now. Brings what was just typed to the form first: not for the first time in a rendering. */
  currentHtml(): string;
}

export const EditorShellContext = createContext<EditorShell | undefined>(undefined);

export function useEditorShell(): EditorShell {
  const shell = useContext(EditorShellContext);
  if (!shell) throw new Error('A toolbar button stands outside its editor.');
  return shell;
}
