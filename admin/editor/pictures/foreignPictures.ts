import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import type { UploadedImage } from '../../../api/types';
import { write } from '../../dataProvider';

/** Returns the addresses of other sites' images that a change inserted. */
export function foreignAddresses(tr: Transaction): string[] {
  const addresses = new Set<string>();
  for (const step of tr.steps) {
    if (!(step instanceof ReplaceStep)) continue;
    step.slice.content.descendants((node) => {
      const src = String(node.attrs.src ?? '');
      if (node.type.name === 'image' && isForeign(src)) addresses.add(src);
    });
  }
  return [...addresses];
}

export const isForeign = (src: string): boolean =>
  /^https?:/i.test(src) && URL.canParse(src) && new URL(src).origin !== location.origin;

/**
 * Imports another site's image and updates every use in the text.
 * @returns whether it succeeded; otherwise the image keeps its address.
 */
export async function importForeign(editor: Editor, src: string): Promise<boolean> {
  try {
    const url = src.replace(/^http:/i, 'https:');
    const stored = await write<UploadedImage>('images', { data: { url } });
    if (!editor.isDestroyed) replaceSource(editor, src, stored);
    return true;
  } catch {
    return false;
  }
}

function replaceSource(
  editor: Editor,
  src: string,
  { image_url, width, height }: UploadedImage,
): void {
  const { tr, doc } = editor.state;
  doc.descendants((node, position) => {
    if (node.type.name !== 'image' || node.attrs.src !== src) return;
    const size = node.attrs.width ? {} : { width: String(width), height: String(height) };
    tr.setNodeMarkup(position, null, { ...node.attrs, ...size, src: `/${image_url}` });
  });
  // Undo reverts the paste, not this.
  if (tr.docChanged) editor.view.dispatch(tr.setMeta('addToHistory', false));
}
