import type { Editor } from '@tiptap/core';
import { selectedElement } from './rawElement';
import { isPlayer } from './video';

const fields: readonly (readonly [selector: string, dialog: string])[] = [
  ['input[type=checkbox]', 'checkbox'],
  ['input[type=radio]', 'radio'],
  ['button, input[type=button], input[type=submit], input[type=reset]', 'button'],
  ['input', 'textField'],
  ['textarea', 'textArea'],
  ['select', 'selection'],
];

/** The dialog that changes the selected piece: a video, a frame, an anchor, a fact, a form's field. */
export function dialogOfPiece(editor: Editor): string | undefined {
  if (editor.isActive('anchor')) return 'anchor';
  if (editor.isActive('fact')) return 'fact';
  const frame = selectedElement(editor, 'iframe');
  if (frame) return isPlayer(frame.getAttribute('src') ?? '') ? 'video' : 'frame';
  return fields.find(([selector]) => selectedElement(editor, selector))?.[1];
}
