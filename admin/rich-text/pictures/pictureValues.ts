import type { Editor } from '@tiptap/core';
import type { FieldValues } from '../commands/EditorDialog';
import { captionOf, setCaption } from './figure';
import { placements, readPlacement, setPlacement } from './placement';
import { changePicture, resizeTo } from './resize';

/** The selected picture's words. Null: nobody has decided; empty: mere decoration. */
export function readWords(editor: Editor): string | null {
  const { alt } = editor.getAttributes('image');
  return typeof alt === 'string' ? alt : null;
}

/** What the dialog asks of a picture besides its words. */
export function readPicture(editor: Editor) {
  const { title, width } = editor.getAttributes('image');
  return {
    title: String(title ?? ''),
    width: String(width ?? ''),
    placement: readPlacement(editor),
    caption: captionOf(editor),
  };
}

/** Changes the selected picture. */
export function writePicture(editor: Editor, words: string | null, values: FieldValues): void {
  const { title, width = '', placement, caption = '' } = values;
  const before = readPicture(editor);
  changePicture(editor, { alt: words?.trim() ?? null, title: title || null });
  if (width === '') changePicture(editor, { width: null, height: null });
  else if (width !== before.width) resizeTo(editor, Number(width));
  const [known] = placements.find(([value]) => value === placement) ?? [];
  if (known !== undefined) setPlacement(editor, known);
  setCaption(editor, caption.trim());
  if (known !== undefined && readPlacement(editor) !== known) setPlacement(editor, known);
}
