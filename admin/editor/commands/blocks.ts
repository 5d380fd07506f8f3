import { type Command, type Editor, findParentNodeClosestToPos } from '@tiptap/core';
import type { Mark, Node, ResolvedPos } from '@tiptap/pm/model';
import {
  type ExtraAttributes,
  extraIn,
  extraProperty,
  withExtraProperty,
} from '../html/extraAttributes';

export const isContainer = (node: Node, tag: string): boolean =>
  node.type.name === 'container' && node.attrs.tag === tag;

/** Returns the innermost container of that kind around a position. */
export const containerAround = ($place: ResolvedPos, tag: string) =>
  findParentNodeClosestToPos($place, (node) => isContainer(node, tag));

const containerOf = ({ state }: Editor, tag: string) => containerAround(state.selection.$from, tag);

export const isInContainer = (editor: Editor, tag: string): boolean =>
  Boolean(containerOf(editor, tag));

export const extraOfContainer = (editor: Editor, tag: string): ExtraAttributes =>
  extraIn(containerOf(editor, tag)?.node.attrs ?? {});

/** Changes the container around the cursor, or wraps the selected blocks in one. */
export function setContainer(
  editor: Editor,
  tag: string,
  extraAttributes: ExtraAttributes | null,
): void {
  const container = containerOf(editor, tag);
  if (!container) editor.commands.wrapIn('container', { tag, extraAttributes });
  else {
    const { tr } = editor.state;
    editor.view.dispatch(tr.setNodeAttribute(container.pos, 'extraAttributes', extraAttributes));
  }
}

/** Unwraps a container, keeping its content. */
export function removeContainer(editor: Editor, tag: string): void {
  const container = containerOf(editor, tag);
  if (!container) return;
  const { pos, node } = container;
  editor.view.dispatch(editor.state.tr.replaceWith(pos, pos + node.nodeSize, node.content));
}

const indent = 40;

export function indentBlocks(editor: Editor, direction: 1 | -1): void {
  if (editor.isActive('listItem')) {
    if (direction > 0) editor.commands.sinkListItem('listItem');
    else editor.commands.liftListItem('listItem');
    return;
  }
  const { tr, selection, doc } = editor.state;
  doc.nodesBetween(selection.from, selection.to, (node, position) => {
    if (!node.isTextblock) return;
    const extra = extraIn(node.attrs);
    const margin = Number.parseFloat(extraProperty(extra, 'margin-left') ?? '0') || 0;
    const next = Math.max(0, margin + direction * indent);
    const changed = withExtraProperty(extra, 'margin-left', next > 0 ? `${next}px` : null);
    tr.setNodeAttribute(position, 'extraAttributes', changed);
  });
  editor.view.dispatch(tr);
}

export function toggleElement(editor: Editor, tag: string): void {
  const { selection, storedMarks, tr, schema, doc } = editor.state;
  const { from, to, empty, $from } = selection;
  const isElement = ({ type, attrs }: Mark) => type.name === 'inlineElement' && attrs.tag === tag;
  const isOn = editor.isActive('inlineElement', { tag });
  const element = schema.mark('inlineElement', { tag });
  if (empty) {
    const own = (storedMarks ?? $from.marks()).find(isElement);
    editor.view.dispatch(own ? tr.removeStoredMark(own) : tr.addStoredMark(element));
    return;
  }
  doc.nodesBetween(from, to, ({ marks }) => {
    for (const mark of marks.filter(isElement)) tr.removeMark(from, to, mark);
  });
  if (!isOn) tr.addMark(from, to, element);
  editor.view.dispatch(tr);
}

/** Removes all formatting from the selection; links and labels stay, since they carry meaning. */
export const removeFormats: Command = ({ tr, state }) => {
  const { from, to } = tr.selection;
  tr.setStoredMarks([]);
  tr.doc.nodesBetween(from, to, ({ marks }) => {
    for (const mark of marks) {
      const isLink = mark.type === state.schema.marks.link;
      if (!isLink && !/^(a|label)$/.test(mark.attrs.tag)) tr.removeMark(from, to, mark);
    }
  });
  return true;
};
