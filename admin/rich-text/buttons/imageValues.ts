import type { Editor } from '@tiptap/core';
import type { DialogField, FieldValues } from '../dialogs/FieldsDialog';
import { keptIn, keptProperty, withKept } from '../html/keptAttributes';
import { withProperty } from '../html/styleText';

export const imageFields: readonly DialogField[] = [
  {
    name: 'alt',
    label: 'Alternative text',
    helperText: 'What it shows, for those who can’t see it. Leave empty for mere decoration.',
  },
  { name: 'title', label: 'Advisory title' },
  { name: 'width', label: 'Width in pixels', type: 'number' },
  { name: 'height', label: 'Height in pixels', type: 'number' },
  {
    name: 'float',
    label: 'Alignment',
    type: 'select',
    choices: [
      { value: '', label: 'In the line' },
      { value: 'left', label: 'Left, with text around it' },
      { value: 'right', label: 'Right, with text around it' },
    ],
  },
];

const margins: Record<string, string> = { left: '0 1em 1em 0', right: '0 0 1em 1em' };

export function readImage(editor: Editor): FieldValues {
  const attrs = editor.getAttributes('image');
  return {
    alt: String(attrs.alt ?? ''),
    title: String(attrs.title ?? ''),
    width: String(attrs.width ?? ''),
    height: String(attrs.height ?? ''),
    float: keptProperty(keptIn(attrs), 'float') ?? '',
  };
}

/** Inserts the image or, without a source, changes the selected one. */
export function setImage(editor: Editor, src: string | undefined, values: FieldValues): void {
  const { alt = '', title, width, height, float = '' } = values;
  const kept = keptIn(src ? {} : editor.getAttributes('image'));
  const isChanged = (keptProperty(kept, 'float') ?? '') !== float;
  const attrs = {
    alt,
    title: title || null,
    width: width || null,
    height: height || null,
    kept: isChanged
      ? withKept(kept, { style: floatStyle(kept.style ?? '', float) })
      : withKept(kept, {}),
  };
  if (src) editor.commands.insertContent({ type: 'image', attrs: { ...attrs, src } });
  else editor.commands.updateAttributes('image', attrs);
}

function floatStyle(style: string, float: string): string {
  const placed = withProperty(style, 'float', float || null);
  return withProperty(placed, 'margin', margins[float] ?? null);
}
