import { type Editor, findParentNodeClosestToPos } from '@tiptap/core';
import type { Kept } from '../html/keptAttributes';

/** The innermost box of that kind around the cursor. */
export function boxAround(editor: Editor, tag: string) {
  return findParentNodeClosestToPos(
    editor.state.selection.$from,
    (node) => node.type.name === 'container' && node.attrs.tag === tag,
  );
}

export const isInBox = (editor: Editor, tag: string): boolean => Boolean(boxAround(editor, tag));

/** Changes the box around the cursor, or puts one around the selected blocks. */
export function setBox(editor: Editor, tag: string, kept: Kept | null): void {
  const box = boxAround(editor, tag);
  if (!box) editor.commands.wrapIn('container', { tag, kept });
  else editor.view.dispatch(editor.state.tr.setNodeAttribute(box.pos, 'kept', kept));
}

/** Takes the box away and leaves what is in it. */
export function removeBox(editor: Editor, tag: string): void {
  const box = boxAround(editor, tag);
  if (!box) return;
  const { pos, node } = box;
  editor.view.dispatch(editor.state.tr.replaceWith(pos, pos + node.nodeSize, node.content));
}
