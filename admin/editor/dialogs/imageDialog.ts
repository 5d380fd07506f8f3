import { altTextProblem } from '../../../shared/mediaFields';
import { captionOf, setCaption } from '../pictures/figure';
import { placements, readPlacement, setPlacement } from '../pictures/placement';
import { changePicture, resizeTo } from '../pictures/resize';
import type { EditorDialog } from './EditorDialog';

/** Alt text, caption and placement of the selected image. */
export const imageDialog: EditorDialog = {
  title: 'Image',
  fields: [
    { name: 'alt', type: 'altText' },
    { name: 'caption', label: 'Caption', helperText: 'A visible line below it.' },
    { name: 'placement', label: 'Alignment', choices: placements },
    { name: 'width', label: 'Width in pixels', type: 'number' },
    { name: 'title', label: 'Tooltip' },
  ],
  read(editor) {
    const { alt, title, width } = editor.getAttributes('image');
    return {
      alt: typeof alt === 'string' ? alt : undefined,
      title: String(title ?? ''),
      width: String(width ?? ''),
      placement: readPlacement(editor),
      caption: captionOf(editor),
    };
  },
  apply(editor, { alt, title, width = '', placement, caption = '' }) {
    const wrong = altTextProblem(alt ?? null);
    if (wrong) return wrong;
    const before = String(editor.getAttributes('image').width ?? '');
    changePicture(editor, { alt: alt?.trim() ?? null, title: title || null });
    if (width === '') changePicture(editor, { width: null, height: null });
    else if (width !== before) resizeTo(editor, Number(width));
    const [known] = placements.find(([value]) => value === placement) ?? [];
    if (known !== undefined) setPlacement(editor, known);
    setCaption(editor, caption.trim());
    if (known !== undefined && readPlacement(editor) !== known) setPlacement(editor, known);
  },
  isPressed: (editor) => editor.isActive('image'),
  remove: { label: 'Remove image', run: (editor) => editor.commands.deleteSelection() },
};
