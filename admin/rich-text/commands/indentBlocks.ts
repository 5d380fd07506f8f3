import type { Editor } from '@tiptap/core';
import { keptIn, keptProperty, withKeptProperty } from '../html/keptAttributes';

const step = 40;

/** Moves the selected blocks in or out by a step, list items by a level. */
export function indentBlocks(editor: Editor, direction: 1 | -1): void {
  if (editor.isActive('listItem')) {
    if (direction > 0) editor.commands.sinkListItem('listItem');
    else editor.commands.liftListItem('listItem');
    return;
  }
  const { tr, selection, doc } = editor.state;
  doc.nodesBetween(selection.from, selection.to, (node, position) => {
    if (!node.isTextblock) return;
    const kept = keptIn(node.attrs);
    const margin = Number.parseFloat(keptProperty(kept, 'margin-left') ?? '0') || 0;
    const next = Math.max(0, margin + direction * step);
    const value = next > 0 ? `${next}px` : null;
    tr.setNodeAttribute(position, 'kept', withKeptProperty(kept, 'margin-left', value));
  });
  editor.view.dispatch(tr);
}
