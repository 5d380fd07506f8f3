import type { Editor } from '@tiptap/core';
import type { EditorUi } from '../EditorUiContext';

export type PasteKind = 'html' | 'plain';

export interface ClipboardText {
  html: string;
  plain: string;
}

export const isSelected = ({ state }: Editor): boolean => !state.selection.empty;

/** The only way to copy or cut exactly as the editor does. */
export function putOnClipboard(editor: Editor, command: 'cut' | 'copy'): void {
  editor.view.focus();
  document.execCommand(command);
}

/** Pastes from the clipboard or, if the browser denies access, opens a dialog. */
export const pasteAs = (kind: PasteKind) => async (editor: Editor, ui: EditorUi) => {
  const clipboard = await readClipboard();
  if (!clipboard) return ui.openDialog(`paste-${kind}`);
  editor.view.focus();
  insertPasted(editor, kind, clipboard);
};

/** Uses the editor's own paste handling, so that the content fits its place. */
export function insertPasted(editor: Editor, kind: PasteKind, { html, plain }: ClipboardText) {
  if (kind === 'plain' || !html) editor.view.pasteText(plain);
  else editor.view.pasteHTML(html);
}

/** Returns undefined if the browser or user denies access. */
async function readClipboard(): Promise<ClipboardText | undefined> {
  try {
    const items = await navigator.clipboard.read();
    const read = async (type: string) => {
      const item = items.find(({ types }) => types.includes(type));
      return item ? (await item.getType(type)).text() : '';
    };
    return { html: await read('text/html'), plain: await read('text/plain') };
  } catch {
    return undefined;
  }
}
