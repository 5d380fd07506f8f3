import type { Command } from '@tiptap/core';

const keptElements = new Set(['a', 'label']);

/** Takes every look off the selected text; links and labels, which say something, stay. */
export const removeFormats: Command = ({ tr, state }) => {
  const { from, to } = tr.selection;
  tr.setStoredMarks([]);
  tr.doc.nodesBetween(from, to, ({ marks }) => {
    for (const mark of marks) {
      const isKept = mark.type === state.schema.marks.link || keptElements.has(mark.attrs.tag);
      if (!isKept) tr.removeMark(from, to, mark);
    }
  });
  return true;
};
