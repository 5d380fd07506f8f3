import type { Editor } from '@tiptap/core';
import type { ClipboardText } from './readClipboard';

export type PasteKind = 'html' | 'plain' | 'word';

/** Word's HTML is known by itself. Through the editor's own way of pasting, so that the text fits where it lands. */
export function pasteInto(editor: Editor, kind: PasteKind, { html, plain }: ClipboardText): void {
  if (kind === 'plain' || !html) editor.view.pasteText(plain);
  else editor.view.pasteHTML(html);
}
