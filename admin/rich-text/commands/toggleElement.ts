import type { Editor } from '@tiptap/core';
import type { Mark } from '@tiptap/pm/model';

/** Puts an inline element such as `<kbd>` around the selected text, or takes it off. */
export function toggleElement(editor: Editor, tag: string): void {
  const { selection, tr, schema, doc } = editor.state;
  const element = schema.mark('inlineElement', { tag });
  const { from, to, empty } = selection;
  if (empty) {
    const marks = editor.state.storedMarks ?? selection.$from.marks();
    const own = marks.find(isElement(tag));
    editor.view.dispatch(own ? tr.removeStoredMark(own) : tr.addStoredMark(element));
    return;
  }
  const isOn = hasElement(editor, tag);
  doc.nodesBetween(from, to, ({ marks }) => {
    for (const mark of marks.filter(isElement(tag))) tr.removeMark(from, to, mark);
  });
  if (!isOn) tr.addMark(from, to, element);
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
