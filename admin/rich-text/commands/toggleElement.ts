import type { Editor } from '@tiptap/core';
import type { Mark } from '@tiptap/pm/model';

/** Puts an inline element such as `<kbd>` around the selected text, or takes it off. */
export function toggleElement(editor: Editor, tag: string): void {
  const { selection, tr, schema, doc } = editor.state;
  const type = schema.marks.inlineElement;
  if (!type) return;
  const { from, to, empty } = selection;
  if (empty) {
    const marks = editor.state.storedMarks ?? selection.$from.marks();
    const own = marks.find(isElement(tag));
    editor.view.dispatch(own ? tr.removeStoredMark(own) : tr.addStoredMark(type.create({ tag })));
    return;
  }
  const isOn = hasElement(editor, tag);
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isInline) return;
    const start = Math.max(from, position);
    const end = Math.min(to, position + node.nodeSize);
    for (const mark of node.marks.filter(isElement(tag))) tr.removeMark(start, end, mark);
  });
  if (!isOn) tr.addMark(from, to, type.create({ tag }));
  editor.view.dispatch(tr);
}

export function hasElement(editor: Editor, tag: string): boolean {
  const { selection, storedMarks } = editor.state;
  const marks = storedMarks ?? selection.$from.marksAcross(selection.$to) ?? [];
  return marks.some(isElement(tag));
}

const isElement =
  (tag: string) =>
  (mark: Mark): boolean =>
    mark.type.name === 'inlineElement' && mark.attrs.tag === tag;
