import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { extraIn, withExtraProperty } from '../html/extraAttributes';

const narrowest = 20;

/** Returns the selected image's element, or undefined. */
export function selectedPicture(editor: Editor): HTMLImageElement | undefined {
  const { selection } = editor.state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return;
  const dom = editor.view.nodeDOM(selection.from);
  return dom instanceof HTMLImageElement ? dom : undefined;
}

/** Returns the maximum width of the selected image in pixels. */
function widestFor(picture: HTMLImageElement): number {
  return Math.max(narrowest, picture.closest('p, td, th, li, figure')?.clientWidth ?? narrowest);
}

/** Changes attributes of the selected image, keeping it selected. */
export function changePicture(editor: Editor, attributes: Readonly<Record<string, unknown>>): void {
  const { tr, selection } = editor.state;
  for (const [name, value] of Object.entries(attributes)) {
    tr.setNodeAttribute(selection.from, name, value);
  }
  editor.view.dispatch(tr);
}

/** Resizes the selected image to a width in pixels, keeping its ratio. */
export function resizeTo(editor: Editor, wanted: number): boolean {
  const picture = selectedPicture(editor);
  if (!picture) return false;
  const width = Math.round(Math.min(widestFor(picture), Math.max(narrowest, wanted)));
  const { naturalWidth, naturalHeight } = picture;
  const height =
    naturalWidth > 0 ? String(Math.round((width * naturalHeight) / naturalWidth)) : null;
  // A size in the style would take precedence.
  const extra = extraIn(editor.getAttributes('image'));
  const unsized = withExtraProperty(extra, 'width', null);
  changePicture(editor, {
    width: String(width),
    height,
    extraAttributes: withExtraProperty(unsized ?? {}, 'height', null),
  });
  return true;
}
