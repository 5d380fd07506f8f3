import type { Editor } from '@tiptap/core';
import { captionOf, setCaption } from './figure';
import { type Placement, placements, readPlacement, setPlacement } from './placement';
import { changePicture, resizeTo } from './resize';

/** What the dialog asks of a picture. */
export interface PictureValues {
  /** Null: nobody has decided; empty: mere decoration. */
  alt: string | null;
  title: string;
  width: string;
  placement: Placement;
  caption: string;
}

export function readPicture(editor: Editor): PictureValues {
  const attrs = editor.getAttributes('image');
  return {
    alt: typeof attrs.alt === 'string' ? attrs.alt : null,
    title: String(attrs.title ?? ''),
    width: String(attrs.width ?? ''),
    placement: readPlacement(editor),
    caption: captionOf(editor),
  };
}

/** Changes the selected picture. */
export function writePicture(editor: Editor, values: PictureValues): void {
  const { alt, title, width, placement, caption } = values;
  const before = readPicture(editor);
  changePicture(editor, { alt: alt === null ? null : alt.trim(), title: title || null });
  if (width === '') changePicture(editor, { width: null, height: null });
  else if (width !== before.width) resizeTo(editor, Number(width));
  const known = placements.find(({ value }) => value === placement);
  if (known) setPlacement(editor, known.value);
  setCaption(editor, caption.trim());
  if (known && readPlacement(editor) !== known.value) setPlacement(editor, known.value);
}
