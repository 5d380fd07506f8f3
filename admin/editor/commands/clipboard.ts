import type { Editor } from '@tiptap/core';
import type { EditorUi } from '../EditorUiContext';

export type PasteKind = 'html' | 'plain';

export interface ClipboardText {
  html: string;
  plain: string;
}

export const isSelected = ({ state }: Editor): boolean => !state.selection.empty;

/** The only way to put on the clipboard what the editor itself would. */
export function putOnClipboard(editor: Editor, command: 'cut' | 'copy'): void {
  editor.view.focus();
  document.execCommand(command);
}

/** Pastes what is on the clipboard or, where the browser doesn't show it, asks for it in a dialog. */
export const pasteAs = (kind: PasteKind) => async (editor: Editor, ui: EditorUi) => {
  const clipboard = await readClipboard();
  if (!clipboard) return ui.openDialog(`paste-${kind}`);
  editor.view.focus();
  insertPasted(editor, kind, clipboard);
};

/** Through the editor's own way of pasting, so that the text fits where it lands. */
export function insertPasted(editor: Editor, kind: PasteKind, { html, plain }: ClipboardText) {
  if (kind === 'plain' || !html) editor.view.pasteText(plain);
  else editor.view.pasteHTML(html);
}

/** Nothing where the browser or its user doesn't allow a look. */
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
